import { css } from '@linaria/core'
import { color, from, radius, shadow, size, space } from '../../ui/tokens'

export const messages = css`
  display: grid;
  gap: ${space.m};
  margin-block-start: ${space.m};
`

export const list = css`
  display: grid;
  gap: ${space.l};
  margin: ${space.m} 0 0;
  padding: 0;
  list-style: none;
`

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${from.m} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) minmax(0, 18rem);

    & > :first-child:not(:nth-last-child(3)) {
      grid-column: span 2;
    }
  }
`

export const photo = css`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.skeleton};

  ${from.m} {
    aspect-ratio: auto;
    /* A loaded picture has its own ratio, and would make the card higher. */
    contain: size;
    min-block-size: 100%;
  }
`

export const content = css`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  padding: ${space.m};
  overflow-wrap: anywhere;
`

export const terms = css`
  margin: 0;
  padding: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.7;
  list-style: none;
`

export const skeleton = css`
  min-block-size: 20rem;
  margin-block-start: ${space.m};
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
