/** Which network an address belongs to, for limits by place. */
import { isIPv6 } from 'node:net';

/** The networks whose tries are counted together, narrowest first: of IPv6 a subscriber's /64 and a site's /48, of IPv4 the address. */
export function networksOf(address: string): [string, ...string[]] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return [mapped];
  if (!isIPv6(address)) return [address];
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}
