/** What a crash of the app looks like: a sentence and the ways on. Plain elements: it must not fail for the reason the screen did. */
import './errorPage.css';
import { navigation } from '../platform/navigation.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export function ErrorPage() {
  const dispatch = useAppDispatch();
  // Loaded when it is wanted: every page carries this one with it.
  const saveLog = async () => dispatch((await import('../features/support/saveSupportLog.ts')).saveSupportLog());
  return (
    <main className="error-page">
      <PageTitle>Something went wrong</PageTitle>
      <h1>Something went wrong</h1>
      <p>We can’t show this screen. Everything you have uploaded is safe.</p>
      <button type="button" onClick={() => navigation.reload()}>
        Reload the page
      </button>
      <button type="button" onClick={() => void saveLog()}>
        Save support log
      </button>
    </main>
  );
}
