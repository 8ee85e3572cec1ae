/** The dashboard screen. */
import { PageTitle } from '../../ui/PageTitle.tsx';

export function DashboardScreen() {
  return (
    <>
      <PageTitle>Dashboard</PageTitle>
      <h1>Dashboard</h1>
    </>
  );
}
