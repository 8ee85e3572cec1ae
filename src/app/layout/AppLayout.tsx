/** The frame of every signed-in screen: top bar, drawer, notices, and the screen of the route. */
import './layout.css';
import './print.css';
import './panels.css';
import './layoutNarrow.css';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import { type CSSProperties, Suspense, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { limits } from '../../domain/limits.ts';
import { paths } from '../../domain/paths.ts';
import { productName } from '../../../contract/product.ts';
import { selectUser } from '../../features/auth/authSlice.ts';
import { DecisionsProvider } from '../../features/decisions/DecisionsProvider.tsx';
import { DropOverlay } from '../../features/files/DropOverlay.tsx';
import { useDropAnywhere } from '../../features/files/useDropAnywhere.ts';
import { keysClosed, paletteClosed } from '../../features/palette/paletteSlice.ts';
import { usePaletteKey } from '../../features/palette/usePaletteKey.ts';
import { leaveDropped } from '../../platform/parcels.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { partOnDemand } from '../../ui/partOnDemand.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Unread } from '../../ui/unread.ts';
import { MainMenu } from './MainMenu.tsx';
import { Notices } from './Notices.tsx';
import { PartNotice } from './PartNotice.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { ServiceAway } from './ServiceAway.tsx';
import type { TemporaryDrawerProps } from './TemporaryDrawer.tsx';
import type { BarEndProps } from './BarEnd.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { useAfterPaint } from '../../ui/useAfterPaint.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useKeepEdits } from './useKeepEdits.ts';

const logo = `${import.meta.env.BASE_URL}favicon.svg`;

const TemporaryDrawer = partOnDemand<TemporaryDrawerProps>(
  () => import('./TemporaryDrawer.tsx').then((module) => module.TemporaryDrawer),
  ({ onClose }) => <PartNotice onShown={onClose} />,
  ({ open }) => open || null,
);

/** Without its code the bar is as specified: everything in it can be reached from the drawer. */
const BarEnd = partOnDemand<BarEndProps>(
  () => import('./BarEnd.tsx').then((module) => module.BarEnd),
  () => null,
  ({ wanted }) => wanted || null,
);

const CommandPalette = partOnDemand<CommandPaletteProps>(
  () => import('./CommandPalette.tsx').then((module) => module.CommandPalette),
  ({ onClose }) => <PartNotice onShown={onClose} />,
  ({ open }) => open || null,
);

export function AppLayout() {
  const dispatch = useAppDispatch();
  const searching = usePaletteKey();
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  const screen = useRef<HTMLElement>(null);
  useFocusOnNavigation(screen);
  useKeepEdits();
  const menuButton = useRef<HTMLButtonElement>(null);
  /** Back to where the drawer was opened from, unless a screen was chosen in it and has the focus now. */
  const returnFocus = () => {
    if (!screen.current?.contains(screen.current.ownerDocument.activeElement)) menuButton.current?.focus();
  };
  const closePalette = () => {
    dispatch(paletteClosed());
    dispatch(keysClosed());
  };
  const [open, setOpen] = useState(false);
  const painted = useAfterPaint();
  const navigate = useNavigate();
  const filesOver = useDropAnywhere(
    (files) => {
      leaveDropped(files);
      void navigate(paths.wizard);
    },
    { lastly: true },
  );
  const [unread, setUnread] = useState(0);
  return (
    <div style={{ '--drawer-width': `${limits.drawerWidth}px` } as CSSProperties}>
      <SkipLink className="skip-link" to="main">
        Skip to content
      </SkipLink>
      <header className="top-bar">
        <button
          type="button"
          ref={menuButton}
          className="menu-button"
          aria-label="Open menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <MenuOutlined aria-hidden />
        </button>
        <span className="top-bar-name">{user?.email || productName}</span>
        <BarEnd wanted={painted} onUnread={setUnread} />
      </header>
      {filesOver ? <DropOverlay words="Drop the files to read them as contracts" /> : null}
      <aside className="side-drawer">
        <div className="drawer-brand">
          <img src={logo} alt="" width="20" height="20" />
          {productName}
        </div>
        <MainMenu />
      </aside>
      <TemporaryDrawer open={open} onClose={() => setOpen(false)} onClosed={returnFocus} />
      <CommandPalette open={searching} onClose={closePalette} />
      <main id="main" ref={screen} className="page" tabIndex={-1}>
        <div className="page-inner">
          <ServiceAway />
          <Notices />
          <PartBoundary resetKey={pathname}>
            <Unread value={unread}>
              <DecisionsProvider>
                <Suspense fallback={<ScreenSkeleton />}>
                  <Outlet />
                </Suspense>
              </DecisionsProvider>
            </Unread>
          </PartBoundary>
        </div>
      </main>
    </div>
  );
}
