/** The card that signing in and signing up share: the product, its tagline, the form, and the link to the other one. */
import './auth.css';
import type { ReactNode } from 'react';
import { invitationToken } from '../../platform/redirectMemory.ts';
import { productName, tagline } from '../../../contract/product.ts';

type Props = {
  title: string;
  other: ReactNode;
  children: ReactNode;
  /** Is this a screen to sign in or up on? Only there an invitation says what that is for. */
  letsIn?: boolean;
};

export function AuthCard({ title, other, children, letsIn = false }: Props) {
  return (
    <main className="auth-page">
      <div className="auth-card">
        <div className="auth-brand">
          <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={36} height={36} />
          {productName}
        </div>
        <p className="auth-tagline">{tagline}</p>
        <h1>{title}</h1>
        {letsIn && invitationToken() !== null ? (
          <p className="auth-invited">
            You’re invited to join your colleagues. Sign in, or sign up if you’re new here.
          </p>
        ) : null}
        {children}
        <p className="auth-other">{other}</p>
      </div>
    </main>
  );
}
