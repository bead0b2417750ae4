import { css } from '@linaria/core'
import { color, radius, size, space } from '../tokens'

/** A row of links that scrolls on a phone. */
export const choices = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  font-size: ${size.s};

  & > span {
    flex: none;
    color: ${color.muted};
  }

  & > ul {
    display: flex;
    gap: ${space.s};
    min-inline-size: 0;
    /* Room for the outline of the focus, which a scrolling row would cut. */
    margin: 0 calc(-1 * ${space.xs});
    padding: ${space.xs};
    overflow-x: auto;
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

  & a[aria-current] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 600;
  }
`
