/** What a crash of the app looks like: a sentence and the ways on. */
import { Button, Result } from 'antd';
import { navigation } from '../platform/navigation.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export function ErrorPage() {
  return (
    <main>
      <PageTitle>Something went wrong</PageTitle>
      <Result
        status="error"
        title="Something went wrong"
        subTitle="This screen could not be shown. Your contracts are safe in the database."
        extra={
          <Button type="primary" onClick={() => navigation.reload()}>
            Reload the page
          </Button>
        }
      />
    </main>
  );
}
