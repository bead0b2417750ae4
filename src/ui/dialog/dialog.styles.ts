import { css } from '@linaria/core'
import { color, font, radius, reducedMotion, shadow, size, space } from '../tokens'

/** A window so low, as at 400 %, that title and buttons would leave a line or two between them. */
const LOW = '@media (max-height: 20em)'

export const dialog = css`
  flex-direction: column;
  --column: 100%;
  /* Fixed popup width [spec]. */
  inline-size: min(744px, 100vw - 2rem);
  max-inline-size: none;
  /* Default view heights [spec]. */
  min-block-size: min(var(--view-height, 60vh), 100dvh - 2rem);
  max-block-size: min(var(--view-height, 70vh), 100dvh - 2rem);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.popup};
  overflow: hidden;

  &[open] {
    display: flex;
    animation: dialog-in 0.25s ease-out;
  }

  &::backdrop {
    background: ${color.backdrop};
  }

  &[data-size='s'] {
    inline-size: min(400px, 100vw - 2rem);
    min-block-size: 0;
  }

  &[data-size='m']:not([data-flyout]) {
    --column: 512px;
  }

  &[data-size='full'] {
    inline-size: 100vw;
    block-size: 100dvh;
    max-block-size: none;
    border-radius: 0;
  }

  &[data-size='side'] {
    inline-size: min(440px, 100vw);
    block-size: 100dvh;
    max-block-size: none;
    margin-inline: auto 0;
    border-end-end-radius: 0;
    border-start-end-radius: 0;
  }

  &[data-flyout] {
    position: fixed;
    inset: auto;
    inline-size: min(560px, 100vw - 2rem);
    inset-block-end: 1rem;
    inset-inline-end: 1rem;
    z-index: 60;
    margin: 0;
  }

  @media (max-width: 699.98px) {
    &:not([data-flyout], [role='alertdialog']) {
      inline-size: 100vw;
      block-size: 100dvh;
      max-block-size: none;
      border-radius: 0;
    }
  }

  /* The title scrolls with the rest; what has the focus stays above the buttons. */
  ${LOW} {
    overflow: auto;
    scroll-padding-block-end: 7.5rem;
  }

  @keyframes dialog-in {
    from {
      opacity: 0;
      translate: 0 1.5rem;
    }
  }

  ${reducedMotion} {
    &[open] {
      animation: none;
    }
  }

  :global() {
    html:has(dialog:modal) {
      overflow: hidden;
    }

    html[data-scrollbar]:has(dialog:modal) {
      scrollbar-gutter: stable;
    }
  }
`

/** A dialog in author mode: its frame in the page. */
export const inlineDialog = css`
  --column: 100%;
  inline-size: min(744px, 100%);
  margin-inline: auto;
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.text};
  overflow: hidden;

  &[data-size='s'] {
    inline-size: min(400px, 100%);
  }

  &[data-size='m'] {
    --column: 512px;
  }

  &[data-size='full'] {
    inline-size: 100%;
  }
`

export const header = css`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding-block: ${space.m};
  padding-inline: ${space.l} ${space.m};
  border-block-end: 1px solid ${color.border};

  @media (max-width: 699.98px) {
    padding-block: ${space.s};
    padding-inline: ${space.m} ${space.s};
  }
`

export const heading = css`
  min-inline-size: 0;
  margin: 0;
  font: ${font.displayWeight} 1.5rem / 1.3 ${font.display};

  @media (max-width: 699.98px) {
    font-size: ${size.l};
  }
`

export const close = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.text};
  cursor: pointer;

  &:hover {
    background: ${color.raised};
  }
`

export const body = css`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${space.l};
  padding-inline: max(${space.l}, (100% - var(--column)) / 2);
  overflow: auto;
  overscroll-behavior: contain;

  @media (max-width: 699.98px) {
    padding: ${space.m};
  }

  &[data-flush] {
    display: grid;
    padding: 0;
  }

  ${LOW} {
    &:not([data-flush]) {
      flex: none;
      overflow: visible;
    }
  }
`

/** The error of the dialog. */
export const alert = css`
  margin: 0 0 ${space.m};
  padding: ${space.s} ${space.m};
  border-inline-start: 4px solid ${color.danger};
  background: ${color.raised};
  color: ${color.danger};
  font-weight: 600;
`

export const footer = css`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.s};
  padding: ${space.m} ${space.l};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};

  @media (max-width: 699.98px) {
    padding: ${space.s} ${space.m};

    > * {
      flex: 1;
    }
  }

  ${LOW} {
    position: sticky;
    inset-block-end: 0;
    margin-block-start: auto;
    z-index: 1;
  }
`

export const spinner = css`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  margin: 0;
  padding-block: ${space.xxl};
  color: ${color.muted};

  &::before {
    content: '';
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border: 3px solid ${color.border};
    border-block-start-color: ${color.accent};
    border-radius: 50%;
    animation: spin 0.9s linear infinite;
  }

  @keyframes spin {
    to {
      rotate: 1turn;
    }
  }

  ${reducedMotion} {
    &::before {
      animation-duration: 4s;
    }
  }
`
