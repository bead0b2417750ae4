import { css } from '@linaria/core'
import { bigLetters, color, print, radius, shadow, size, space } from '../../ui/tokens'

/** Its size is the same for every visitor. Below L the link to join is in the drawer. */
export const slot = css`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.m};
  inline-size: 8rem;
  min-block-size: 44px;
  margin-inline-start: auto;
  font-size: ${size.s};

  @media (min-width: 62em) {
    inline-size: 13.5rem;
  }

  ${bigLetters} {
    flex: 0 1 auto;
    inline-size: auto;
    font-size: ${size.xs};
    hyphens: auto;
  }

  ${print} {
    display: none;
  }

  > a {
    align-items: center;
    min-block-size: 44px;
    color: ${color.text};
    line-height: 1.2;
    text-underline-offset: 0.35em;
  }

  > a:first-child {
    display: none;
  }

  > a:last-child {
    display: inline-flex;
    padding-inline: 1.125rem;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    font-weight: 600;
    text-align: center;
    text-decoration: none;
    white-space: nowrap;
  }

  ${bigLetters} {
    > a:last-child {
      padding-inline: 0;
      border-color: transparent;
      text-decoration: underline;
      text-underline-offset: 0.2em;
      white-space: normal;
    }
  }

  > a:last-child:hover {
    background: ${color.raised};
  }

  @media (min-width: 62em) {
    &:is([data-kind='guest'], [data-kind='unknown']) > a:first-child {
      display: inline-flex;
    }
  }

  /* Until the state is loaded, a known visitor gets an empty place and all others the sign-in link. */
  :root[data-known] foyer-widget:not([status='failed']) &[data-kind='unknown'] > a {
    display: none;
  }

  :root[data-known] foyer-widget:not([status='failed']) &[data-kind='unknown']::before {
    content: '';
    inline-size: 96px;
    block-size: 1.25rem;
    border-radius: ${radius.s};
    background: ${color.skeleton};
  }

  > button {
    display: inline-flex;
    align-items: center;
    gap: ${space.s};
    max-inline-size: 100%;
    min-block-size: 44px;
    padding: 0;
    border: 0;
    background: transparent;
    color: ${color.text};
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  > button:hover {
    color: ${color.accentStrong};
  }

  /* A name that is too long is truncated; the panel shows it in full. */
  > button > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > button::after {
    content: '';
    flex: none;
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-block-start: -0.25em;
    margin-inline-end: 0.2em;
    border: solid currentcolor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
`

/** Below the header, at its end. */
export const accountPanel = css`
  position: fixed;
  inset: auto;
  inset-block-start: 4rem;
  inset-inline-end: max(var(--foyer-gutter), (100vw - 1200px) / 2);
  inline-size: min(20rem, 100vw - 2 * var(--foyer-gutter));
  max-block-size: calc(100dvh - 5rem);
  margin: 0;
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: 0 0 ${radius.m} ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.popup};
  overflow: auto;

  &:popover-open {
    display: grid;
    gap: ${space.m};
  }
`
