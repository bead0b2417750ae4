import { css } from '@linaria/core'
import { color, radius, shadow, space } from '../../ui/tokens'

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin: ${space.m} 0 0;
  padding: 0;
  list-style: none;

  & > * {
    container-type: inline-size;
  }
`

const HALF = '@container (inline-size >= 34rem)'
const WIDE = '@container (inline-size >= 56rem)'

/** A card on a phone; a banner, with the links at the end, where there is room. */
export const banner = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${HALF} {
    grid-template-columns: minmax(0, 14rem) minmax(0, 1fr);
  }

  ${WIDE} {
    grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
  }
`

export const photo = css`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.skeleton};

  ${HALF} {
    aspect-ratio: auto;
    /* A loaded picture has its own ratio, and would make the banner higher. */
    contain: size;
    min-block-size: 13rem;
  }
`

export const content = css`
  display: grid;
  align-content: center;
  gap: ${space.m};
  padding: ${space.m};

  ${WIDE} {
    padding: ${space.l};
  }
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
`

export const second = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: 44px;
  color: ${color.accent};
  text-underline-offset: 0.2em;

  &:hover {
    color: ${color.accentStrong};
  }
`

export const prompt = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.raised};
`

export const skeleton = css`
  min-block-size: 16rem;
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
