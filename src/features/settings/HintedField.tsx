/** A field with its label and, where somebody else has changed it, what was saved meanwhile. */
import type { ReactNode } from 'react';

type Props = {
  hint: string | undefined;
  /** Of the hint: the field is described by it. */
  id: string;
  /** A field that is more than one element is labelled by an id of its own. */
  of?: 'label' | 'div';
  className?: string;
  children: ReactNode;
};

export function HintedField({ hint, id, of: Tag = 'label', className, children }: Props) {
  return (
    <div className="settings-hinted">
      <Tag className={className ?? 'settings-field'}>{children}</Tag>
      {hint === undefined ? null : (
        <small className="settings-hint" id={id}>
          {hint}
        </small>
      )}
    </div>
  );
}
