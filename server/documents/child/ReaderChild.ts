/** One child process seen from the service: started, given a document, watched from outside, killed where it must be. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { DocumentErrorCode } from '../documentError.ts';
import { DocumentError } from '../documentError.ts';
import type { DocumentLimits } from '../documentLimits.ts';
import { childFlags } from './childFlags.ts';
import type { TaskAnswer, TaskRequest } from './protocol.ts';
import { processUsage, type ProcessUsage } from './processUsage.ts';

/** How often a child at work is looked at. A bomb grows by some 300 MB a second. */
const WATCH_EVERY_MS = 40;
/** So many times the limit of processor time may pass on the clock: whoever is slow comes after everybody else on a busy machine. */
const PATIENCE = 10;
/**
 * Whoever answers requests comes first, then who reads, and last who has been reading one document for longer than almost all take (ms of a
 * processor). Niceness cannot be taken back, so such a child is not used again.
 */
const NICE = 5;
const SLOW = { afterMs: 3000, nice: 19 };
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
  #slow = false;
  /** Documents it has been given. */
  served = 0;
  /** What the last one cost, ms of a processor; by the clock where that is not known. */
  spentMs = 0;

  constructor(limits: DocumentLimits) {
    this.#limits = limits;
    const heap = Math.floor((limits.maxResidentBytes * HEAP_SHARE) / 1024 / 1024);
    this.#process = fork(new URL('main.ts', import.meta.url), [String(limits.maxResidentBytes)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Nothing of the service's environment: a document that breaks out finds no secret and may write nothing.
      env: {},
      execArgv: childFlags(heap),
    });
    this.#process.stderr?.on('data', (data: Buffer) => {
      this.#errors = (this.#errors + data.toString('latin1')).slice(-ERROR_OUTPUT);
    });
    this.#process.once('exit', () => (this.#alive = false));
    this.#process.on('error', () => (this.#alive = false));
    this.#beNice(NICE);
    this.#holdOpen(false);
  }

  /** Alive, not swollen by what it has read, and not behind everybody else. */
  get usable(): boolean {
    return !this.#slow && this.well;
  }

  /** Alive, and not swollen by what it has read. */
  get well(): boolean {
    if (!this.#alive || !this.#process.connected) return false;
    const usage = this.#usage();
    return usage === null || usage.residentBytes < TIRED_SHARE * this.#limits.maxResidentBytes;
  }

  /** Within so many ms of a processor. Rejects with `DocumentError` TIMEOUT, MEMORY or CRASHED when the child did not survive it. */
  run(request: TaskRequest, mostMs: number = this.#limits.maxMilliseconds): Promise<TaskAnswer> {
    this.served += 1;
    this.spentMs = 0;
    const started = performance.now();
    this.#holdOpen(true);
    return new Promise<TaskAnswer>((resolve, reject) => {
      let killedFor: DocumentErrorCode | null = null;
      const kill = (code: DocumentErrorCode) => {
        killedFor ??= code;
        this.kill();
      };
      const before = this.#usage();
      // Where its processor time is known that is what counts: a busy machine is not the document's fault.
      const patience = before === null ? 1 : PATIENCE;
      const timer = setTimeout(() => kill('TIMEOUT'), patience * mostMs);
      const watch = setInterval(() => {
        const now = this.#usage();
        if (now === null) return;
        if (now.residentBytes > this.#limits.maxResidentBytes) kill('MEMORY');
        this.spentMs = now.processorMs - (before?.processorMs ?? 0);
        if (this.spentMs > mostMs) kill('TIMEOUT');
        if (this.spentMs > SLOW.afterMs) this.#beSlow();
      }, WATCH_EVERY_MS);
      const finish = (act: () => void) => {
        clearTimeout(timer);
        clearInterval(watch);
        this.#process.off('message', onMessage).off('exit', onExit).off('error', onError);
        this.#holdOpen(false);
        const after = this.#usage();
        if (before === null) this.spentMs = performance.now() - started;
        else if (after !== null) this.spentMs = after.processorMs - before.processorMs;
        act();
      };
      const onMessage = (answer: unknown) => finish(() => resolve(answer as TaskAnswer));
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

  #beSlow(): void {
    if (!this.#slow) this.#beNice(SLOW.nice);
    this.#slow = true;
  }

  #beNice(niceness: number): void {
    const { pid } = this.#process;
    if (pid === undefined) return;
    try {
      setPriority(pid, niceness);
    } catch {
      // Gone by now, or a system without: it costs the others some time.
    }
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
