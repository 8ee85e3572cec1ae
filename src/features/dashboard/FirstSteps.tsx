/** An account without contracts: three first steps, the ways in without an account elsewhere, and no reassurance. */
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';

export function FirstSteps() {
  return (
    <>
      <section className="panel first-steps" aria-labelledby="first-steps">
        <header className="panel-head">
          <h2 id="first-steps">Three steps until no notice day slips by</h2>
        </header>
        <ol>
          <li>
            <strong>Connect an account</strong>
            <span>Perennial searches mail and drive for contracts. It only reads, and changes nothing there.</span>
            <Link className="button-link button-primary" to={paths.wizard}>
              Start
            </Link>
          </li>
          <li>
            <strong>Pick and check what was found</strong>
            <span>Every date comes with the sentence it was read from.</span>
          </li>
          <li>
            <strong>Decide in time</strong>
            <span>This page then says what to decide by when, and what it costs if you do nothing.</span>
          </li>
        </ol>
      </section>
      <section className="other-ways" aria-labelledby="other-ways">
        <h2 id="other-ways">Or start without connecting anything</h2>
        <Link className="panel" to={paths.wizard}>
          <strong>Drop files</strong>
          <span>PDF, Word, email, scans, or a ZIP of these</span>
        </Link>
        <Link className="panel" to={paths.importSheet}>
          <strong>Import a spreadsheet</strong>
          <span>You’ll see what it says before anything is saved</span>
        </Link>
        <Link className="panel" to={paths.newContract}>
          <strong>Add a contract by hand</strong>
          <span>Only its name is needed</span>
        </Link>
      </section>
    </>
  );
}
