/** Who is told about a contract: its owner and the addresses of the settings, and where none of these is reached, whoever works in the account. */
import type { ListedRecord } from './record.ts';

export type AddressWorld = {
  settings: { addresses: readonly string[] };
  /** Of the users who work in this renewals database: told where a contract has no owner, and get the digest. */
  userAddresses: readonly string[];
  /** Addresses that want nothing from this user. */
  refusing: ReadonlySet<string>;
  /** Addresses whose last message could not be sent: the next one is tried, and somebody else told as well. */
  failing?: ReadonlySet<string>;
  /** By contract: addresses for which a message about it waits until tomorrow. Somebody else is told of that contract today. */
  waiting?: ReadonlyMap<string, ReadonlySet<string>>;
};

export type Unreached = { address: string; why: 'unsubscribed' | 'failed' | 'waiting' };

/** `told`: who gets its reminders; `unreached`: who should and doesn't; `instead`: of those told, who is because nobody else is reached. */
export type Told = { told: string[]; unreached: Unreached[]; instead: string[] };

/** The owner's address, or those of all users where there is none; and those of the settings. A contract is told to nobody only if all refuse. */
export function toldAbout({ id, owner }: Pick<ListedRecord, 'id' | 'owner'>, world: AddressWorld): Told {
  const { settings, userAddresses, refusing, failing } = world;
  const waits = (address: string) => world.waiting?.get(id)?.has(address) === true;
  const meant = spelled([...(owner?.email ? [owner.email] : userAddresses), ...settings.addresses]);
  const willing = meant.filter((address) => !refusing.has(address));
  const reached = willing.some((address) => failing?.has(address) !== true && !waits(address));
  const others = reached ? [] : willingOf(userAddresses, world).filter((address) => !willing.includes(address));
  const unreached = meant.flatMap((address): Unreached[] => {
    if (refusing.has(address)) return [{ address, why: 'unsubscribed' }];
    if (failing?.has(address)) return [{ address, why: 'failed' }];
    return waits(address) ? [{ address, why: 'waiting' }] : [];
  });
  return { told: [...willing, ...others], unreached, instead: others };
}

/** Those that want messages, each once. */
export function willingOf(addresses: readonly string[], { refusing }: Pick<AddressWorld, 'refusing'>): string[] {
  return spelled(addresses).filter((address) => !refusing.has(address));
}

function spelled(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => address.trim().toLowerCase()))].filter((address) => address !== '');
}
