/** The contracts screen. */
import { PageTitle } from '../../ui/PageTitle.tsx';

export function ContractsScreen() {
  return (
    <>
      <PageTitle>All Contracts</PageTitle>
      <h1>All Contracts</h1>
    </>
  );
}
