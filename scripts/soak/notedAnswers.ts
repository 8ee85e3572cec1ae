/** How a service answers while something is taken from it: a refusal must be 503 with a sentence, and every request must get an answer. */
import type { TestProcess } from '../../server/testProcess.ts';

export type NotedAnswers = {
  /** The same process, whose answers are written down. */
  service: TestProcess;
  /** Refusals with a sentence, by their code. */
  refused: Map<string, number>;
  /** Answers that are not as they must be, as sentences. */
  wrong: string[];
};

/** `service` with every answer of its `call` looked at. */
export function noteAnswers(service: TestProcess): NotedAnswers {
  const noted: NotedAnswers = { service, refused: new Map(), wrong: [] };
  noted.service = {
    ...service,
    call: async (method, path, options) => {
      const answer = await service.call(method, path, options).catch((error: unknown) => {
        noted.wrong.push(`${method} ${path} was not answered: ${String(error)}.`);
        throw error;
      });
      if (answer.status >= 500) await note(noted, `${method} ${path}`, answer.clone());
      return answer;
    },
  };
  return noted;
}

/** Puts an answer of 500 and above where it belongs. */
export async function note({ refused, wrong }: NotedAnswers, what: string, answer: Response): Promise<void> {
  const body = (await answer.json().catch(() => ({}))) as { error?: { code?: string; message?: string } };
  const { code = '', message = '' } = body.error ?? {};
  const isRefusal = answer.status === 503 && ['STORAGE_FULL', 'DATABASE_UNAVAILABLE'].includes(code);
  if (isRefusal && message.endsWith('.') && answer.headers.has('retry-after'))
    refused.set(code, (refused.get(code) ?? 0) + 1);
  else wrong.push(`${what} was answered ${answer.status} ${code} “${message}”.`);
}

/** What `/readyz` says; null where nothing answers. */
export async function readiness(service: TestProcess): Promise<string | null> {
  const answer = await fetch(`${service.url}/readyz`).catch(() => null);
  return answer === null ? null : ((await answer.json()) as { status: string }).status;
}
