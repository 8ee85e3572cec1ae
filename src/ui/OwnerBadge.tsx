/** Who answers for a contract: initials, and the name where there is room. */

type Props = { owner: { name: string | null; email: string | null } };

export function OwnerBadge({ owner }: Props) {
  const name = owner.name ?? owner.email ?? '';
  if (name === '') return null;
  return (
    <span className="owner" title={[owner.name, owner.email].filter(Boolean).join(', ')}>
      <span className="owner-initials" aria-hidden>
        {initials(name)}
      </span>
      <span className="owner-name">{owner.name === null ? name : firstName(owner.name)}</span>
    </span>
  );
}

/** `Dana Ruiz` is Dana, and so is `Ruiz, Dana`. */
function firstName(name: string): string {
  const [last = '', first = ''] = name.split(/,\s*/);
  return (first || last).split(' ')[0] || name;
}

/** `Dana Ruiz` is DR, `dana.ruiz@fernhill.example` too. */
function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0]?.[0], words.length > 1 ? words.at(-1)?.[0] : ''];
  return `${first}${last}`.toUpperCase();
}
