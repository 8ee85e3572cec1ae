/** The card that signing in and signing up share: the product, its tagline, the form, and the link to the other one. */
import './auth.css';
import type { ReactNode } from 'react';
import { InvitationNotice } from './InvitationNotice.tsx';
import type { Invited } from './useInvitation.ts';
import { productName, tagline } from '../../../contract/product.ts';

type Props = {
  title: string;
  other: ReactNode;
  children: ReactNode;
  /** On a screen to sign in or up on: by which invitation. */
  invited?: Invited | null;
};

export function AuthCard({ title, other, children, invited = null }: Props) {
  return (
    <main className="auth-page">
      <div className="auth-card">
        <div className="auth-brand">
          <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={36} height={36} />
          {productName}
        </div>
        <p className="auth-tagline">{tagline}</p>
        <h1>{title}</h1>
        {invited ? <InvitationNotice {...invited} /> : null}
        {children}
        <p className="auth-other">{other}</p>
      </div>
    </main>
  );
}
