/** An account without contracts: three first steps, and no reassurance. */
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';

export function FirstSteps() {
  return (
    <section className="panel first-steps" aria-labelledby="first-steps">
      <header className="panel-head">
        <h2 id="first-steps">Three steps until no notice day slips by</h2>
      </header>
      <ol>
        <li>
          <strong>Connect an account</strong>
          <span>Perennial searches mail and drive for contracts. It only reads, and changes nothing there.</span>
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
      <Link className="button-link button-primary" to={paths.wizard}>
        Start
      </Link>
    </section>
  );
}
