/** A button's menu as keys expect it: it has the focus while it is open, arrow keys move in it, and the button gets the focus back. */
import { Dropdown, type MenuProps } from 'antd';
import { type KeyboardEvent, type ReactElement, type RefObject, useRef, useState } from 'react';

/** For the button. */
type OnButton = { ref: RefObject<HTMLButtonElement | null>; onKeyDown: (event: KeyboardEvent) => void };

type Props = {
  items: MenuProps['items'];
  /** Keys that choose something while it is open. */
  letters?: Record<string, string>;
  placement?: 'bottomRight';
  /** It doesn't open: what was chosen before is on its way. */
  locked?: boolean;
  onOpen?: () => void;
  /** `byKey`: the focus is on the button again, and may go on from there. */
  onChoose: (key: string, byKey: boolean) => void;
  children: (onButton: OnButton) => ReactElement;
};

export function KeyMenu({ items, letters, placement, locked = false, onOpen, onChoose, children }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const show = (shown: boolean) => {
    if (shown && locked) return;
    // Whoever presses beside the menu goes where they press.
    if (!shown && button.current?.ownerDocument.activeElement?.closest('.ant-dropdown')) button.current.focus();
    if (shown) onOpen?.();
    setOpen(shown);
  };
  const choose = (key: string, byKey: boolean) => {
    show(false);
    onChoose(key, byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!open && event.key === 'ArrowDown') {
      event.preventDefault();
      show(true);
    }
    const chosen = open ? letters?.[event.key.toLowerCase()] : undefined;
    if (chosen !== undefined) choose(chosen, true);
  };
  const onClick: MenuProps['onClick'] = ({ key, domEvent }) => {
    // The key that chose it must not press the button, too.
    domEvent.preventDefault();
    choose(key, domEvent.type === 'keydown');
  };
  return (
    <Dropdown
      open={open}
      onOpenChange={show}
      trigger={['click']}
      {...(placement && { placement })}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- it was opened to choose from
      autoFocus
      menu={{ items: items ?? [], selectable: false, onClick, onKeyDown }}
    >
      {children({ ref: button, onKeyDown })}
    </Dropdown>
  );
}
