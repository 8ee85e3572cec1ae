/** The entries of the main menu, in the specification's order. */
import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined';
import DashboardOutlined from '@ant-design/icons/es/icons/DashboardOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import type { ComponentType, ReactNode } from 'react';
import { paths } from '../../domain/paths.ts';
import type { FindsCountProps } from '../../features/watching/FindsCount.tsx';
import { partOnDemand } from '../../ui/partOnDemand.tsx';

type MenuEntry = {
  to: string;
  label: string;
  icon: ReactNode;
  /** How much waits there, once its code has come. */ count?: ComponentType<FindsCountProps>;
};

const FindsCount = partOnDemand<FindsCountProps>(
  () => import('../../features/watching/FindsCount.tsx').then((module) => module.FindsCount),
  () => null,
  ({ wanted }) => wanted || null,
);

export const menuEntries: MenuEntry[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: <DashboardOutlined aria-hidden /> },
  { to: paths.wizard, label: 'Upload Contracts', icon: <CloudUploadOutlined aria-hidden /> },
  { to: paths.calendar, label: 'Calendar', icon: <CalendarOutlined aria-hidden /> },
  { to: paths.contracts, label: 'All Contracts', icon: <FileTextOutlined aria-hidden /> },
];

/** A quiet group below: what runs by itself, and how. */
export const quietEntries: MenuEntry[] = [
  { to: paths.finds, label: 'New finds', icon: <InboxOutlined aria-hidden />, count: FindsCount },
  { to: paths.reminders, label: 'Reminders', icon: <BellOutlined aria-hidden /> },
  { to: paths.settings, label: 'Settings', icon: <SettingOutlined aria-hidden /> },
  { to: paths.account, label: 'Account', icon: <UserOutlined aria-hidden /> },
];
