/** The same contracts found again, in a retry or after a reload, with what the user had chosen and corrected. Pure. */
import { type Changes, type FoundContract, isEdited, reviewedFields } from './foundContract.ts';

/** What the user did to a contract, apart from what was read of it. */
export type Choice = { selected: boolean; confirmed?: boolean; changes: Changes };

/** Tells a contract from others, whichever search found it. */
export function documentKey({ id, documentId }: Pick<FoundContract, 'id' | 'documentId'>): string {
  return documentId ?? id;
}

/** What differs from what every found contract starts with. */
export function choiceOfUser(contract: FoundContract): Choice {
  const edited = reviewedFields.filter((field) => isEdited(contract, field));
  return {
    selected: contract.selected,
    ...(contract.confirmed ? { confirmed: true } : {}),
    changes: {
      ...Object.fromEntries(edited.map((field) => [field, contract[field]])),
      ...(contract.noNotice ? { noNotice: true } : {}),
    },
  };
}

/** `choices` by `documentKey`; contracts without one are as they were found. */
export function withChoices(found: readonly FoundContract[], choices: ReadonlyMap<string, Choice>): FoundContract[] {
  return found.map((contract) => {
    const choice = choices.get(documentKey(contract));
    if (!choice) return contract;
    return { ...contract, ...choice.changes, selected: choice.selected, confirmed: choice.confirmed ?? false };
  });
}

/** What may be a contract, without those that the user has taken in before. */
export function partTaken(perhaps: readonly FoundContract[], earlier: readonly FoundContract[]) {
  const before = new Set(earlier.map(documentKey));
  return {
    taken: perhaps.filter((contract) => before.has(documentKey(contract))),
    perhaps: perhaps.filter((contract) => !before.has(documentKey(contract))),
  };
}

/** The results of a retry, with the choices made among those it went on from. */
export function keepChoices(found: readonly FoundContract[], earlier: readonly FoundContract[]): FoundContract[] {
  return withChoices(found, new Map(earlier.map((contract) => [documentKey(contract), choiceOfUser(contract)])));
}
