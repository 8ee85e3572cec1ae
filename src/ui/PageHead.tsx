/** The head of a screen: its name, small, and the answer to what one came to ask, large; what one can do stands at the right. */
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

type Props = {
  name: string;
  /** The first line that matters. While it is on the way: the loading sentence. */
  answer?: ReactNode;
  actions?: ReactNode;
};

export function PageHead({ name, answer, actions }: Props) {
  return (
    <div className="page-head">
      <PageTitle>{name}</PageTitle>
      <div>
        <h1 tabIndex={-1}>{name}</h1>
        {answer ? <p className="page-answer">{answer}</p> : null}
      </div>
      {actions ? <div className="page-actions">{actions}</div> : null}
    </div>
  );
}
