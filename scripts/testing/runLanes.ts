/**
 * Steps in lanes: a lane's steps follow one another, lanes run beside one another. What a step writes is printed when it ends, in one
 * piece, except that of the lane that is shown live. The first failure ends everything.
 */
import { type ChildProcess, spawn } from 'node:child_process';

export type Step = { name: string; command: string; args: string[]; env?: () => Record<string, string> };

export type Lane = { steps: Step[]; isLive?: boolean };

export type Outcome = { passed: number; failed: string | null };

const isWindows = process.platform === 'win32';

/** Runs the lanes to their end or to the first failure. */
export async function runLanes(lanes: Lane[]): Promise<Outcome> {
  const running = new Set<ChildProcess>();
  const outcome: Outcome = { passed: 0, failed: null };

  const runStep = (step: Step, isLive: boolean) =>
    new Promise<void>((done) => {
      const started = Date.now();
      console.log(`=== ${step.name} …`);
      const child = spawn(step.command, step.args, {
        stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...step.env?.() },
        shell: isWindows,
        // A group of its own, so that whatever the step has started ends with it.
        detached: !isWindows,
      });
      running.add(child);
      const written: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => written.push(chunk));
      child.on('error', (error) => written.push(Buffer.from(`${error.message}\n`)));
      child.on('close', (status) => {
        running.delete(child);
        done();
        // What was ended because of another's failure has nothing to say.
        if (outcome.failed !== null) return;
        process.stdout.write(Buffer.concat(written));
        const seconds = Math.round((Date.now() - started) / 1000);
        console.log(`=== ${step.name} ${status === 0 ? 'passed' : 'failed'} in ${seconds} s\n`);
        if (status === 0) outcome.passed += 1;
        else {
          outcome.failed = step.name;
          for (const other of running) end(other);
        }
      });
    });

  const interrupted = () => {
    outcome.failed ??= 'interrupted';
    for (const child of running) end(child);
  };
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
  await Promise.all(
    lanes.map(async ({ steps, isLive = false }) => {
      for (const step of steps) {
        if (outcome.failed === null) await runStep(step, isLive);
      }
    }),
  );
  process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  return outcome;
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}
