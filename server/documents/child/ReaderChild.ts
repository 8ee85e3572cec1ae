/** One child process seen from the service: started, given a document, watched from outside, killed where it must be. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { DocumentErrorCode } from '../documentError.ts';
import { DocumentError } from '../documentError.ts';
import type { DocumentLimits } from '../documentLimits.ts';
import { EXPRESSION_FLAGS } from './expressionFlags.ts';
import type { ReadAnswer, ReadRequest } from './protocol.ts';
import { processUsage, type ProcessUsage } from './processUsage.ts';

/** How often a child at work is looked at. A bomb grows by some 300 MB a second. */
const WATCH_EVERY_MS = 40;
/** So many times the limit of processor time may pass on the clock. */
const PATIENCE = 5;
/** The heap's own limit, of the resident limit: decoded streams live outside of the heap. */
const HEAP_SHARE = 0.75;
/** From this share of its memory limit on, an idle child is not used again. */
const TIRED_SHARE = 0.5;
const ERROR_OUTPUT = 2000;

export class ReaderChild {
  readonly #process: ChildProcess;
  readonly #limits: DocumentLimits;
  #errors = '';
  #alive = true;
  /** Documents it has been given. */
  served = 0;

  constructor(limits: DocumentLimits) {
    this.#limits = limits;
    const heap = Math.floor((limits.maxResidentBytes * HEAP_SHARE) / 1024 / 1024);
    this.#process = fork(new URL('main.ts', import.meta.url), [String(limits.maxResidentBytes)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Nothing of the service's environment: a document that breaks out finds no secret and may write nothing.
      env: {},
      execArgv: [
        `--max-old-space-size=${heap}`,
        ...EXPRESSION_FLAGS,
        '--permission',
        '--allow-fs-read=*',
        '--allow-worker',
      ],
    });
    this.#process.stderr?.on('data', (data: Buffer) => {
      this.#errors = (this.#errors + data.toString('latin1')).slice(-ERROR_OUTPUT);
    });
    this.#process.once('exit', () => (this.#alive = false));
    this.#process.on('error', () => (this.#alive = false));
    this.#holdOpen(false);
  }

  /** Alive, and not swollen by what it has read. */
  get usable(): boolean {
    if (!this.#alive || !this.#process.connected) return false;
    const usage = this.#usage();
    return usage === null || usage.residentBytes < TIRED_SHARE * this.#limits.maxResidentBytes;
  }

  /** Rejects with `DocumentError` TIMEOUT, MEMORY or CRASHED when the child did not survive the document. */
  run(request: ReadRequest): Promise<ReadAnswer> {
    this.served += 1;
    this.#holdOpen(true);
    return new Promise<ReadAnswer>((resolve, reject) => {
      let killedFor: DocumentErrorCode | null = null;
      const kill = (code: DocumentErrorCode) => {
        killedFor ??= code;
        this.kill();
      };
      const before = this.#usage();
      // Where its processor time is known that is what counts: a busy machine is not the document's fault.
      const patience = before === null ? 1 : PATIENCE;
      const timer = setTimeout(() => kill('TIMEOUT'), patience * this.#limits.maxMilliseconds);
      const watch = setInterval(() => {
        const now = this.#usage();
        if (now === null) return;
        if (now.residentBytes > this.#limits.maxResidentBytes) kill('MEMORY');
        if (now.processorMs - (before?.processorMs ?? 0) > this.#limits.maxMilliseconds) kill('TIMEOUT');
      }, WATCH_EVERY_MS);
      const finish = (act: () => void) => {
        clearTimeout(timer);
        clearInterval(watch);
        this.#process.off('message', onMessage).off('exit', onExit).off('error', onError);
        this.#holdOpen(false);
        act();
      };
      const onMessage = (answer: unknown) => finish(() => resolve(answer as ReadAnswer));
      const onExit = (code: number | null, signal: string | null) =>
        finish(() => reject(new DocumentError(killedFor ?? causeOfDeath(code, signal), undefined, this.#errors)));
      const onError = (error: Error) => finish(() => reject(new DocumentError('CRASHED', undefined, error)));
      this.#process.once('message', onMessage).once('exit', onExit).once('error', onError);
      if (!this.#alive) return onExit(this.#process.exitCode, this.#process.signalCode);
      this.#process.send(request, (error) => {
        if (error && this.#alive) kill('CRASHED');
      });
    });
  }

  #usage(): ProcessUsage | null {
    return processUsage(this.#process.pid ?? 0);
  }

  kill(): void {
    this.#alive = false;
    this.#process.kill('SIGKILL');
  }

  /** An idle child does not keep the service from ending. */
  #holdOpen(hold: boolean): void {
    const handles = [
      this.#process,
      this.#process.channel,
      this.#process.stderr as { ref?(): void; unref?(): void } | null,
    ];
    for (const handle of handles) {
      if (hold) handle?.ref?.();
      else handle?.unref?.();
    }
  }
}

/** Killed by none of us: by its own guard or the system, for memory; V8 aborts when its heap is full. */
function causeOfDeath(code: number | null, signal: string | null): DocumentErrorCode {
  return signal === 'SIGKILL' || signal === 'SIGABRT' || code === 134 ? 'MEMORY' : 'CRASHED';
}
