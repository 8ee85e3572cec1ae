/** Trying out what a connection can read, while a person waits: one attempt or two, short time-outs, each service by itself. */
import { GoogleFailure, googleFailure, mayPass } from './googleFailure.ts';
import type { GoogleRoom } from './googleRoom.ts';

const PROBE_TRIES = 2;

/** What became of one service: an address where there is one, or a failure to tell. */
export type Probed = { ok: true; address: string | null } | { ok: false; failure: GoogleFailure };

/** Settings for clients that serve a waiting person. */
export function hurried(room: GoogleRoom): { tries: number; settings: GoogleRoom['settings'] } {
  const { probeMs } = room.settings.timeouts;
  return {
    tries: PROBE_TRIES,
    settings: { ...room.settings, timeouts: { callMs: probeMs, downloadMs: probeMs, probeMs } },
  };
}

/** Asks and reports. Never throws for what Google does; at most two time-outs long. */
export async function probe(room: GoogleRoom, ask: (signal: AbortSignal) => Promise<string | null>): Promise<Probed> {
  const limit = AbortSignal.timeout(PROBE_TRIES * room.settings.timeouts.probeMs);
  try {
    return { ok: true, address: await ask(limit) };
  } catch (error) {
    if (error instanceof GoogleFailure) return { ok: false, failure: error };
    if (limit.aborted) return { ok: false, failure: googleFailure('network', 'noAnswer', 'noAnswer') };
    throw error;
  }
}

/** A time-out, a full quota or a refused fresh token say nothing of what is allowed. */
export function isClearRefusal(probed: Probed | null): boolean {
  const failure = probed !== null && !probed.ok ? probed.failure : null;
  return failure !== null && (failure.kind === 'admin' || failure.kind === 'skip') && !mayPass(failure);
}

/** The failure in one line. */
export function sentenceOf(failure: GoogleFailure): string {
  return [failure.message, failure.details].filter(Boolean).join(' ');
}
