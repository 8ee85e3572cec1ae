/**
 * The browser's Back and Forward go from step to step. Selecting and reviewing are entries of the history, each on top of the one before;
 * the steps before them share one, so that Back from there leaves the wizard with everything kept: a search goes on without it. An upload
 * that is done is one entry, too: there is no way back into it.
 */
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks.ts';
import { backChosen, nextChosen } from './wizardSlice.ts';
import { resultsOf, type WizardState } from './wizardState.ts';

/** What an entry of the history remembers: how many steps lie below it. */
type Marked = { wizardLevel?: number } | null;

const levels: Partial<Record<WizardState['phase']['name'], number>> = { select: 1, review: 2 };

function levelOf({ phase }: WizardState): number {
  return levels[phase.name] ?? 0;
}

/** Results are on their way: which step they lead to is not known yet. */
function isComing({ phase }: WizardState): boolean {
  return phase.name === 'searching' && ['starting', 'watching', 'collecting'].includes(phase.at);
}

/** Does the next step only show more of what was found? */
function mayGoOn(wizard: WizardState): boolean {
  const { phase } = wizard;
  const hasResults = (resultsOf(wizard)?.contracts.length ?? 0) > 0;
  return hasResults && (phase.name === 'searching' || phase.name === 'select');
}

export function useStepsInHistory(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const { key, state, search, hash } = useLocation();
  const travelled = useNavigationType() === NavigationType.Pop;
  const marked = (state as Marked)?.wizardLevel;
  const level = useAppSelector(({ wizard }) => levelOf(wizard));
  const coming = useAppSelector(({ wizard }) => isComing(wizard));
  const seen = useRef<string | null>(null);
  /** We are on the way to another entry ourselves. */
  const onTheWay = useRef(false);

  useEffect(() => {
    const wizard = () => store.getState().wizard;
    const goBy = (entries: number) => {
      onTheWay.current = true;
      void navigate(entries);
    };
    /** Moves the wizard to the step of an entry that the user went to, as far as it can be moved. */
    const follow = (wanted: number) => {
      for (let now = levelOf(wizard()); now !== wanted;) {
        if (now < wanted && !mayGoOn(wizard())) break;
        dispatch(now > wanted ? backChosen() : nextChosen());
        const after = levelOf(wizard());
        if (after === now) break;
        now = after;
      }
    };
    const [isFirst, isNew] = [seen.current === null, seen.current !== key];
    const isOwn = onTheWay.current;
    // The address may change before we arrive; an arrival is no change but a journey.
    if (isOwn && !(isNew && travelled)) return;
    seen.current = key;
    onTheWay.current = false;
    const here = { search, hash };
    if (marked === undefined) {
      // Opened at first, or come to by a link on the page itself: that is no step.
      const wizardLevel = isFirst ? 0 : levelOf(wizard());
      void navigate(here, { replace: true, state: { wizardLevel } });
      return;
    }
    if (isComing(wizard())) return;
    if (isNew && travelled && !isOwn) follow(marked);
    const now = levelOf(wizard());
    if (now > marked) void navigate(here, { state: { wizardLevel: marked + 1 } });
    else if (now < marked) goBy(now - marked);
    // It follows the level and the coming results; what they are it asks the store, which may know more than what is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, marked, search, hash, travelled, level, coming, dispatch, navigate, store]);
}
