/** What a crash of the app looks like: a sentence and the ways on. Plain elements: it must not fail for the reason the screen did. */
import './errorPage.css';
import { navigation } from '../platform/navigation.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export function ErrorPage() {
  return (
    <main className="error-page">
      <PageTitle>Something went wrong</PageTitle>
      <h1>Something went wrong</h1>
      <p>This screen could not be shown. Your contracts are safe in the database.</p>
      <button type="button" onClick={() => navigation.reload()}>
        Reload the page
      </button>
    </main>
  );
}
