/** What the user does to the found contracts: choosing them, and correcting what was read. Part of the wizard's slice. */
import type { PayloadAction } from '@reduxjs/toolkit';
import { messages } from '../../domain/messages.ts';
import { type Changes, type Correction, toCorrection } from './foundContract.ts';
import { resultsOf, type WizardState } from './wizardState.ts';
import { openCorrection, say } from './wizardTransitions.ts';

const isUploading = ({ phase }: WizardState) => phase.name === 'review' && phase.uploading;

export const contractReducers = {
  contractToggled: (state: WizardState, { payload }: PayloadAction<{ id: string }>) => {
    const contract = resultsOf(state)?.contracts.find(({ id }) => id === payload.id);
    if (contract) contract.selected = !contract.selected;
    if (state.error === messages.noneSelected) say(state, {});
  },
  /** What may be a contract becomes one of the found contracts, selected. */
  perhapsTaken: (state: WizardState, { payload }: PayloadAction<{ id: string }>) => {
    const results = resultsOf(state);
    const contract = results?.perhaps.find(({ id }) => id === payload.id);
    if (!results || !contract) return;
    results.perhaps = results.perhaps.filter(({ id }) => id !== payload.id);
    results.contracts.push({ ...contract, selected: true });
    say(state, {});
  },
  allContractsSelected: (state: WizardState) => {
    for (const contract of resultsOf(state)?.contracts ?? []) contract.selected = true;
    if (state.error === messages.noneSelected) say(state, {});
  },
  allContractsDeselected: (state: WizardState) => {
    for (const contract of resultsOf(state)?.contracts ?? []) contract.selected = false;
  },
  /** The user corrected what was read. */
  contractEdited: (state: WizardState, { payload }: PayloadAction<{ id: string; changes: Changes }>) => {
    const contract = resultsOf(state)?.contracts.find(({ id }) => id === payload.id);
    if (contract && !isUploading(state)) Object.assign(contract, payload.changes);
  },
  /** The user has seen the values of these contracts and agrees with them. */
  contractsConfirmed: (state: WizardState, { payload }: PayloadAction<{ ids: string[] }>) => {
    if (isUploading(state)) return;
    const ids = new Set(payload.ids);
    for (const contract of resultsOf(state)?.contracts ?? []) if (ids.has(contract.id)) contract.confirmed = true;
  },
  reviewFormChosen: (state: WizardState, { payload }: PayloadAction<{ form: WizardState['reviewForm'] }>) => {
    state.reviewForm = payload.form;
  },
  /** The contract that is looked at one at a time. */
  reviewMoved: (state: WizardState, { payload }: PayloadAction<{ id: string }>) => {
    state.reviewing = payload.id;
  },
  correctionOpened: (state: WizardState, { payload }: PayloadAction<{ id: string }>) => {
    const results = resultsOf(state);
    const contract = results?.contracts.find(({ id }) => id === payload.id);
    if (results && contract && !isUploading(state)) results.corrections[payload.id] = toCorrection(contract);
  },
  /** Kept as it is typed, so that a look at another screen does not cost it. */
  correctionTyped: (state: WizardState, { payload }: PayloadAction<{ id: string; correction: Correction }>) => {
    const results = resultsOf(state);
    if (results && payload.id in results.corrections) results.corrections[payload.id] = payload.correction;
  },
  /** Saved (`contractEdited` comes before) or cancelled. */
  correctionClosed: (state: WizardState, { payload }: PayloadAction<{ id: string }>) => {
    const refused = state.error !== null && state.error === openCorrection(state);
    delete resultsOf(state)?.corrections[payload.id];
    if (refused) say(state, {});
  },
  /** The user wanted to turn the page while a form is open on it. */
  correctionLeftOpen: (state: WizardState) => say(state, { error: openCorrection(state) }),
};
