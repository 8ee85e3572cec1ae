/** Work that is done now and then beside everything else, one at a time of each kind, and that a stop waits for. */
import { describeError } from '../db/describeError.ts';
import type { JobLog } from './searchRun.ts';

export type Repeated = {
  everyMs: number;
  /** For the log: "cleaning up". */
  name: string;
  /** Done one after the other; between them a stop comes in. */
  steps: readonly (() => Promise<unknown>)[];
  /** Not at once, but `everyMs` from now for the first time. */
  later?: boolean;
};

export type Repeater = {
  /** Begins it; a failure is logged and the next time comes. */
  repeat(repeated: Repeated): void;
  /** Begins nothing any more, and ends with the step that each is at: what is left is done after the next start. */
  stop(): Promise<void>;
};

/** A repeater without anything to do yet. */
export function createRepeater(log: Pick<JobLog, 'warn'>): Repeater {
  const timers: NodeJS.Timeout[] = [];
  const underWay = new Set<Promise<void>>();
  let stopping = false;

  const stepThrough = async ({ name, steps }: Repeated) => {
    try {
      for (const step of steps) {
        if (stopping) return;
        await step();
      }
    } catch (error) {
      // A step that a stop has left behind loses its database: no trouble of its own.
      if (!stopping) log.warn({ error: describeError(error) }, `${name} failed`);
    }
  };

  return {
    repeat: (repeated) => {
      let busy = false;
      const tick = () => {
        if (busy || stopping) return;
        busy = true;
        const work = stepThrough(repeated).finally(() => {
          busy = false;
          underWay.delete(work);
        });
        underWay.add(work);
      };
      timers.push(setInterval(tick, repeated.everyMs).unref());
      if (!repeated.later) tick();
    },
    stop: async () => {
      stopping = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
