import { css } from '@linaria/core'
import { bigLetters, color, radius, reducedMotion, shadow, size, space } from '../../ui/tokens'

/** At the end edge of the window, with its full height. */
export const drawer = css`
  inset: auto;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: min(22rem, 100vw - 3rem);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.popup};
  overflow: auto;
  overscroll-behavior: contain;

  &[open] {
    animation: drawer-in 0.25s ease-out;
  }

  &::backdrop {
    background: ${color.backdrop};
  }

  @keyframes drawer-in {
    from {
      opacity: 0;
    }
  }

  ${reducedMotion} {
    &[open] {
      animation: none;
    }
  }

  :global(html:has(dialog:modal)) {
    overflow: hidden;
  }

  > div {
    display: grid;
    align-content: start;
    gap: ${space.m};
    min-block-size: 100%;
    padding: ${space.s} ${space.l} ${space.xl};
  }

  ${bigLetters} {
    > div {
      padding-inline: ${space.m};
    }
  }

  > div > button {
    display: inline-grid;
    place-items: center;
    justify-self: end;
    min-inline-size: 44px;
    min-block-size: 44px;
    margin-inline-end: -10px;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    color: ${color.text};
    font-size: 1.25rem;
    cursor: pointer;
  }

  > div > button:hover {
    background: ${color.raised};
  }

  nav > ul {
    border-block-start: 1px solid ${color.border};
  }

  nav > ul > li {
    border-block-end: 1px solid ${color.border};
  }

  nav a {
    display: flex;
    align-items: center;
    min-block-size: 48px;
    color: ${color.text};
    font-weight: 600;
    text-decoration: none;
  }

  nav a:hover {
    color: ${color.accentStrong};
  }

  nav ul ul {
    padding-block-end: ${space.s};
  }

  nav ul ul a {
    min-block-size: 44px;
    padding-inline-start: ${space.m};
    font-size: ${size.s};
    font-weight: 400;
  }

  /* The link to join. */
  > div > a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: 48px;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    color: ${color.text};
    font-weight: 600;
    text-decoration: none;
  }
`
