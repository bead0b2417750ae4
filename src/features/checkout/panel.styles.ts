import { css } from '@linaria/core'
import { color, font, radius, size, space } from '../../ui/tokens'

/** A card that the browser opens and closes, a `<details>`: its title, and an arrow at the end. */
export const panel = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  & > summary {
    display: flex;
    gap: ${space.m};
    align-items: center;
    min-block-size: 44px;
    padding: ${space.m} ${space.l};
    border-radius: ${radius.l};
    cursor: pointer;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary > :first-child {
    flex: 1;
    min-inline-size: 0;
  }

  & > summary::after {
    flex: none;
    inline-size: 0.5em;
    block-size: 0.5em;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    content: '';
    transform: rotate(45deg);
  }

  &[open] > summary::after {
    transform: rotate(-135deg);
  }
`

/** The title of a panel, with a small line of what it belongs to. */
export const panelTitle = css`
  font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};
  overflow-wrap: anywhere;

  & > small {
    display: block;
    color: ${color.muted};
    font: ${size.s} / 1.5 ${font.body};
  }
`
