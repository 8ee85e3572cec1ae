/** The calendar screen. */
import { PageTitle } from '../../ui/PageTitle.tsx';

export function CalendarScreen() {
  return (
    <>
      <PageTitle>Contract Renewal Calendar</PageTitle>
      <h1>Contract Renewal Calendar</h1>
    </>
  );
}
