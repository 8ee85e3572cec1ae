/** The demo's corner: says that this is a demo, signs in with its account, changes the scenario, and starts over. */
import './demoMenu.css';
import ExperimentOutlined from '@ant-design/icons/es/icons/ExperimentOutlined';
import { Button, Popover } from 'antd';
import { useEffect, useId, useState } from 'react';
import { formatDay } from '../../domain/format.ts';
import type { DemoBridge } from '../../platform/demoBridge.ts';

type Props = {
  demo: DemoBridge;
  /** Signs in with the demo account; null where somebody is signed in. */
  onSignIn: ((account: DemoBridge['account']) => void) | null;
};

export function DemoMenu({ demo, onSignIn }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <aside className="demo-corner" aria-label="Demo">
      {onSignIn ? (
        <Button type="primary" onClick={() => onSignIn(demo.account)}>
          Use the demo account
        </Button>
      ) : null}
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        content={<DemoSettings demo={demo} />}
      >
        <Button
          icon={<ExperimentOutlined aria-hidden />}
          aria-label="Demo"
          aria-expanded={open}
          className={onSignIn ? '' : 'demo-beside-bar'}
        >
          <span>Demo</span>
        </Button>
      </Popover>
    </aside>
  );
}

function DemoSettings({ demo }: { demo: DemoBridge }) {
  const id = useId();
  const offline = useSettled(demo.offlineReady);
  return (
    <div className="demo-settings">
      <p>Everything here is made up and stays in this browser.</p>
      <label htmlFor={id}>Scenario</label>
      <select id={id} defaultValue={demo.scenario} onChange={(event) => demo.chooseScenario(event.target.value)}>
        {demo.scenarios.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      <p>
        {demo.moved ? 'The demo’s day, moved ahead: ' : 'The demo’s day: '}
        {formatDay(demo.today)}
      </p>
      <Button onClick={demo.moveAMonth}>A month later</Button>
      <Button onClick={demo.reset}>Reset the demo data</Button>
      <output>
        {offline ? 'Kept in this browser: works without a network.' : 'Being kept for use without a network…'}
      </output>
    </div>
  );
}

function useSettled(promise: Promise<void>): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let current = true;
    void promise.then(() => current && setSettled(true));
    return () => {
      current = false;
    };
  }, [promise]);
  return settled;
}
