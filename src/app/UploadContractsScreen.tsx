/** /upload-contracts: the wizard, with the connection as its first step. */
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../domain/paths.ts';
import { connectionScreenOpened } from '../features/connection/connectionSlice.ts';
import { ConnectionSummary } from '../features/connection/ConnectionSummary.tsx';
import { ConnectStep } from '../features/connection/ConnectStep.tsx';
import { FileDrop } from '../features/files/FileDrop.tsx';
import { StepHeading } from '../features/wizard/StepHeading.tsx';
import { WizardScreen } from '../features/wizard/WizardScreen.tsx';
import { filesSearchStarted } from '../features/wizard/wizardSlice.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export function UploadContractsScreen() {
  const dispatch = useAppDispatch();
  const phase = useAppSelector((state) => state.wizard.phase.name);
  const offered = phase === 'connect' || phase === 'criteria';
  useEffect(() => {
    dispatch(connectionScreenOpened());
  }, [dispatch]);
  return (
    <>
      <PageTitle>Search &amp; Upload</PageTitle>
      <WizardScreen
        connectStep={
          <>
            <StepHeading>Connect your Google account</StepHeading>
            <ConnectStep />
          </>
        }
        connectionSummary={
          <>
            <ConnectionSummary />
            <p className="connection-summary">
              Earlier searches can be opened again under <Link to={paths.finds}>New finds</Link>.
            </p>
          </>
        }
        ownFiles={
          <FileDrop
            offered={offered}
            busy={!offered && phase !== 'done'}
            onStarted={(search) => dispatch(filesSearchStarted({ search }))}
          />
        }
      />
    </>
  );
}
