/** Time zones by the names that people know: some browsers list a few under the name that a place had decades ago. */
import { isTimeZone } from '../../contract/zonedTime.ts';

/** The name in use now, and the one that a list may have in its place. */
const RENAMED: readonly (readonly [now: string, before: string])[] = [
  ['Africa/Asmara', 'Africa/Asmera'],
  ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ['America/Argentina/Catamarca', 'America/Catamarca'],
  ['America/Argentina/Cordoba', 'America/Cordoba'],
  ['America/Argentina/Jujuy', 'America/Jujuy'],
  ['America/Argentina/Mendoza', 'America/Mendoza'],
  ['America/Atikokan', 'America/Coral_Harbour'],
  ['America/Indiana/Indianapolis', 'America/Indianapolis'],
  ['America/Kentucky/Louisville', 'America/Louisville'],
  ['America/Nuuk', 'America/Godthab'],
  ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
  ['Asia/Kathmandu', 'Asia/Katmandu'],
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Asia/Yangon', 'Asia/Rangoon'],
  ['Atlantic/Faroe', 'Atlantic/Faeroe'],
  ['Europe/Kyiv', 'Europe/Kiev'],
  ['Pacific/Chuuk', 'Pacific/Truk'],
  ['Pacific/Kanton', 'Pacific/Enderbury'],
  ['Pacific/Pohnpei', 'Pacific/Ponape'],
];
const nowOf = new Map(RENAMED.map(([now, before]) => [before, now]));
const beforeOf = new Map(RENAMED);

/** `value` is a name that is known here, and so can be stored; `names` are all by which it is found, the one in use now first. */
export type Zone = { value: string; names: string[] };

/** All that this browser knows, and the one that is chosen, each once. */
export function zonesWith(chosen: string): Zone[] {
  const known = ['UTC', chosen, ...Intl.supportedValuesOf('timeZone')];
  const zones = new Map<string, Zone>();
  for (const zone of known) {
    const now = nowOf.get(zone) ?? zone;
    const before = beforeOf.get(now);
    // What is chosen keeps the name under which it is stored.
    const stored = chosen === now || chosen === before ? chosen : now;
    // Asked of the few that were renamed only: to ask about a name takes as long as to draw its row.
    const value = stored === zone || isTimeZone(stored) ? stored : zone;
    if (!zones.has(now)) zones.set(now, { value, names: before === undefined ? [now] : [now, before] });
  }
  return [...zones.values()];
}

/** `New York`'s zone as a person reads it: by the name in use now, without underscores. */
export function zoneName(zone: string): string {
  return (nowOf.get(zone) ?? zone).replaceAll('_', ' ');
}
