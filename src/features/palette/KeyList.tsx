/** All keys, by where they work: what `?` shows. */
import './keyList.css';
import { Modal } from 'antd';
import { Fragment } from 'react';
import { onMac } from '../../platform/keys.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { keysClosed, selectPalette } from './paletteSlice.ts';
import { useFocusBack } from './useFocusBack.ts';

const ctrl = onMac ? '⌘' : 'Ctrl';

/** Keys that stand side by side are pressed together where the first is Ctrl or Command; else each does what is said of it. */
const places: { where: string; keys: [string[], string][] }[] = [
  {
    where: 'Everywhere',
    keys: [
      [[ctrl, 'K'], 'Search contracts and commands'],
      [['?'], 'Show these keys'],
      [['Esc'], 'Close a menu, a dialog or what is being edited'],
    ],
  },
  {
    where: 'All Contracts',
    keys: [
      [['/'], 'Go to the search'],
      [['↑', '↓'], 'Previous or next contract, from the search or from one that has the focus'],
      [['Home', 'End'], 'First or last contract of the page, from one that has the focus'],
      [['Enter'], 'Open the contract'],
    ],
  },
  {
    where: 'An open Decide menu',
    keys: [
      [['R'], 'Renew'],
      [['N'], 'Renegotiate'],
      [['C'], 'Cancel'],
      [['L'], 'Let end'],
    ],
  },
  {
    where: 'Search & Upload',
    keys: [
      [[ctrl, 'Enter'], 'Next step'],
      [['↑', '↓'], 'Select contracts: previous or next one'],
      [['Home', 'End'], 'Select contracts: first or last one of the page'],
    ],
  },
  {
    where: 'Review, one at a time',
    keys: [
      [['J', 'K'], 'Next or previous contract'],
      [['Enter'], 'Confirm'],
      [['E'], 'Edit'],
      [['1', '2', '3'], 'Choose a reading'],
    ],
  },
  {
    where: 'Calendar',
    keys: [
      [['←', '→', '↑', '↓'], 'Another day'],
      [['Home', 'End'], 'First or last day of the week'],
      [['Page Up', 'Page Down'], 'Previous or next month'],
    ],
  },
];

export function KeyList() {
  const dispatch = useAppDispatch();
  const { keysListed } = useAppSelector(selectPalette);
  useFocusBack(keysListed);
  return (
    <Modal
      open={keysListed}
      className="key-list"
      title="Keyboard shortcuts"
      width={640}
      footer={null}
      destroyOnHidden
      transitionName=""
      maskTransitionName=""
      focusable={{ focusTriggerAfterClose: false }}
      onCancel={() => dispatch(keysClosed())}
    >
      <p>Letters work only while no field has the focus.</p>
      <div className="key-places">
        {places.map(({ where, keys }) => (
          <section key={where}>
            <h3>{where}</h3>
            <dl>
              {keys.map(([names, does]) => (
                <Fragment key={does}>
                  <dt>
                    {names.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
