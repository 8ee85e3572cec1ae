import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { KeyPanel } from './KeyPanel.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <KeyPanel
        open={open}
        onOpenChange={setOpen}
        opener={opener}
        placement="bottom"
        content={<input aria-label="Tag" />}
      >
        <Button ref={opener}>Tags</Button>
      </KeyPanel>
      <button type="button">Next</button>
    </>
  );
}

it('what a button opens has the focus, and Escape gives it back to the button', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Example />);
  await user.tab();
  await user.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Tag' });
  expect(field).toHaveFocus();
  await user.keyboard('legal{Escape}');
  expect(screen.getByRole('button', { name: 'Tags' })).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
});
