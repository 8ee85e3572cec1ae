/** Keeps a part of a screen whose code could not be loaded, or that failed, from taking everything around it along. */
import { Component, type ReactNode } from 'react';
import { messages } from '../domain/messages.ts';
import { navigation } from '../platform/navigation.ts';
import { onOnline } from '../platform/pageEvents.ts';
import { askAgain } from './lazyScreen.tsx';

/** A new `resetKey` (another screen, another try) gives the part another chance. */
type Props = { resetKey: string; /** What it says of the part. */ message?: string; children: ReactNode };
type State = { failedKey: string | null };

export class PartBoundary extends Component<Props, State> {
  override state: State = { failedKey: null };

  /** Stops waiting for the connection to come back; null while nothing has failed. */
  stop: (() => void) | null = null;

  static getDerivedStateFromProps({ resetKey }: Props, { failedKey }: State): State | null {
    return failedKey !== null && failedKey !== '' && failedKey !== resetKey ? { failedKey: null } : null;
  }

  static getDerivedStateFromError(): State {
    return { failedKey: '' };
  }

  override componentDidCatch(): void {
    this.setState({ failedKey: this.props.resetKey });
    // What didn't come for want of a connection comes with it, without being asked for.
    this.stop ??= onOnline(this.tryAgain);
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (this.state.failedKey === null) this.ends();
    // Whoever comes back to what failed shall not find its failure still standing there.
    if (resetKey !== this.props.resetKey) askAgain();
  }

  ends(): void {
    this.stop?.();
    this.stop = null;
  }

  tryAgain = (): void => {
    askAgain();
    this.setState({ failedKey: null });
  };

  override render(): ReactNode {
    if (this.state.failedKey === null) return this.props.children;
    return (
      <div className="part-failed" role="alert">
        <p>{this.props.message ?? messages.partNotShown}</p>
        <button type="button" onClick={this.tryAgain}>
          Try again
        </button>
        <button type="button" onClick={() => navigation.reload()}>
          Reload the page
        </button>
      </div>
    );
  }
}
