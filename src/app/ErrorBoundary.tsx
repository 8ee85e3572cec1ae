/** Catches what no screen expected, keeps it from being a blank page, and offers ways on. */
import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

type Props = { children: ReactNode };

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
