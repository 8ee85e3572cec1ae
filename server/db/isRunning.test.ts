import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isRunning } from './isRunning.ts';

it('a process that works is running, under its own name only', async () => {
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  expect(isRunning(child.pid ?? 0, 'sleep')).toBe(true);
  expect(isRunning(child.pid ?? 0, 'postgres')).toBe(false);
  child.kill();
  await once(child, 'exit');
  expect(isRunning(child.pid ?? 0, 'sleep')).toBe(false);
});

it('a dead process whose parent does not ask after it is not running', async () => {
  // The shell becomes a program that never asks after the child the shell had.
  const parent = spawn('sh', ['-c', 'cat <&3 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  const [said] = (await once(parent.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const pid = Number(said.toString());
  // Until then it is the shell's copy, and the shell, as long as it is one, may ask after its child.
  while (!isRunning(pid, 'cat') || !isRunning(parent.pid ?? 0, 'sleep')) await pause(5);
  process.kill(pid, 'SIGKILL');
  // It stays as it is until its parent ends: what is waited for cannot be missed.
  while (isRunning(pid, 'cat')) await pause(5);
  expect(process.kill(pid, 0)).toBe(true);
  parent.kill();
});
