import { css } from '@linaria/core'
import { color, forcedChosen, forcedColors, radius, size, space } from '../tokens'

/** A row of links that scrolls on a phone, its name too. */
export const choices = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  /* Room for the outline of the focus, which a scrolling row would cut. */
  margin: 0 calc(-1 * ${space.xs});
  padding: ${space.xs};
  overflow-x: auto;
  font-size: ${size.s};

  & > span {
    display: var(--choices-name, block);
    flex: none;
    color: ${color.muted};
  }

  & > ul {
    display: flex;
    gap: ${space.s};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & a {
    display: grid;
    align-content: center;
    min-block-size: 44px;
    padding: 0 ${space.m};
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    color: ${color.text};
    text-decoration: none;
    white-space: nowrap;
  }

  & a:hover {
    border-color: ${color.text};
  }

  /* It is in sight, however long the row is; the name beside the first one too. */
  & li:not(:first-child):has(> [aria-current]) {
    scroll-initial-target: nearest;
  }

  & a[aria-current] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 600;
  }

  ${forcedColors} {
    & a[aria-current] {
      ${forcedChosen}
    }
  }
`
