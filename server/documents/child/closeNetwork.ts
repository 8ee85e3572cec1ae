/** Takes the network from a process that needs none. The permission model of this Node has no word for it. */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

function refuse(): never {
  throw new Error('This process has no network.');
}

/** From here on nothing in this process connects, listens or looks up a name, by whichever of Node's modules: all come down to these. */
export function closeNetwork(): void {
  for (const [owner, names] of [
    [net.Socket.prototype, ['connect']],
    [net.Server.prototype, ['listen']],
    [dgram.Socket.prototype, ['bind', 'connect', 'send']],
    [dns, ['lookup', 'resolve', 'resolve4', 'resolve6']],
    [dns.promises, ['lookup', 'resolve', 'resolve4', 'resolve6']],
  ] as const)
    for (const name of names)
      Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false });
  // What was imported by its name before is the same from here on, too.
  syncBuiltinESMExports();
}
