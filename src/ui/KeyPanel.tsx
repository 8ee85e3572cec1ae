/**
 * A panel that a button opens. The library draws it at the end of the page, where the Tab key would come last: so the focus goes into it when
 * it opens, and back to its button when Escape closes it.
 */
import { Popover } from 'antd';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

type Props = Required<Pick<ComponentProps<typeof Popover>, 'placement'>> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button, which is the only child. */
  opener: RefObject<HTMLElement | null>;
  content: ReactNode;
  children: ReactElement;
};

export function KeyPanel({ open, onOpenChange, opener, placement, content, children }: Props) {
  const onEscape = () => {
    onOpenChange(false);
    opener.current?.focus();
  };
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger="click"
      placement={placement}
      destroyOnHidden
      content={<Inside onEscape={onEscape}>{content}</Inside>}
    >
      {children}
    </Popover>
  );
}

/** What can have the focus in it. */
const CONTROLS = 'input, select, textarea, button';

function Inside({ onEscape, children }: { onEscape: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come here from the controls in it
    <div ref={panel} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
