/**
 * Keeps the focus on the page. Where what has it goes away, is hidden or disabled, browsers give it to nothing: keys do nothing then, a
 * screen reader falls silent, and some browsers start at the top of the page again. Here it goes to what stood before or around it, and comes
 * back to a control that was disabled for a while only.
 */

/** Starts to keep it, and returns how to stop. */
export function keepFocus(): () => void {
  /** What had the focus last and what it stands in, from the inside out; from a dialog it goes on with what had led there. */
  let path: readonly HTMLElement[] = [];
  /** A disabled control that will have the focus again, and what has it meanwhile. */
  let lent: { control: HTMLElement; to: HTMLElement } | null = null;
  /** What stood before the part of the path that was removed. */
  let before: Node | null = null;
  /** Part of the path was taken out: where it is back, it was moved, and nobody has left it. */
  let taken = false;
  let planned = false;
  let stopped = false;

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const around = ancestors(target);
    const outermost = around.at(-1);
    // A dialog and its like stand beside the screen.
    const opener = outermost?.querySelector('main') ? [] : path.filter((element) => !outermost?.contains(element));
    path = [...around, ...opener];
    before = null;
    taken = false;
  };

  const check = () => {
    planned = false;
    const active = document.activeElement;
    if (lent && active !== lent.to && active !== document.body) lent = null;
    if (lent && canHaveFocus(lent.control)) {
      lent.control.focus({ preventScroll: true });
      return;
    }
    if (active instanceof HTMLElement && active !== document.body && canHaveFocus(active)) {
      taken = false;
      return;
    }
    const [last, ...around] = path;
    if (!last) return;
    if (canHaveFocus(last)) {
      if (taken) last.focus({ preventScroll: true });
      // It was left: the user has pressed beside everything.
      else path = [];
      return;
    }
    const parent = around.find(canHaveFocus) ?? document.querySelector('main');
    const nearer = before instanceof HTMLElement && before.parentElement === parent && isBox(before);
    const to = nearer ? (before as HTMLElement) : parent;
    if (!to) return;
    if (last.isConnected && last.matches(':disabled')) lent = { control: last, to };
    giveFocus(to);
  };

  const plan = () => {
    if (planned || stopped || path.length === 0) return;
    planned = true;
    // After the frame: the screen may give the focus itself, and the browser takes it from what is hidden when it draws.
    requestAnimationFrame(() => setTimeout(() => (stopped ? undefined : check())));
  };

  const changes = new MutationObserver((records) => {
    for (const { removedNodes, previousSibling } of records)
      for (const node of removedNodes) {
        if (!path.includes(node as HTMLElement)) continue;
        before = previousSibling;
        taken = true;
      }
    plan();
  });
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'style', 'class', 'open'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', plan);
  return () => {
    stopped = true;
    changes.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', plan);
  };
}

/** An element and what it stands in, up to the page's body. */
function ancestors(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each: HTMLElement | null = element; each && each !== document.body; each = each.parentElement)
    found.push(each);
  return found;
}

/** Not every browser, and not jsdom, can say what is drawn. */
function canHaveFocus(element: HTMLElement & { checkVisibility?: () => boolean }): boolean {
  return element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true);
}

/** A control is none: a key that is pressed twice must not press what stood beside it. */
function isBox(element: HTMLElement): boolean {
  return element.tabIndex < 0 && canHaveFocus(element);
}

/** A box is no stop of the Tab key: it only has the focus until it goes on from there. */
function giveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    const left = () => {
      // A window that is left and come back to has the focus where it was.
      if (document.activeElement === element) return;
      element.removeEventListener('blur', left);
      element.removeAttribute('tabindex');
    };
    element.addEventListener('blur', left);
  }
  element.focus({ preventScroll: true });
}
