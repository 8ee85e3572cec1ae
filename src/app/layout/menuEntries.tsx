/** The entries of the main menu, in the specification's order. */
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined';
import DashboardOutlined from '@ant-design/icons/es/icons/DashboardOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import type { ReactNode } from 'react';
import { paths } from '../../domain/paths.ts';

export const menuEntries: { to: string; label: string; icon: ReactNode }[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: <DashboardOutlined aria-hidden /> },
  { to: paths.wizard, label: 'Upload Contracts', icon: <CloudUploadOutlined aria-hidden /> },
  { to: paths.calendar, label: 'Calendar', icon: <CalendarOutlined aria-hidden /> },
  { to: paths.contracts, label: 'All Contracts', icon: <FileTextOutlined aria-hidden /> },
];
