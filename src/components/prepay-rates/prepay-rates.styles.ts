import { css } from '@linaria/core'
import { color, radius, size, space, tint } from '../../ui/tokens'

/** Close to the rates below, to which it belongs. */
export const block = css`
  --foyer-block-start: ${space.l};
`

export const card = css`
  display: flex;
  gap: ${space.m};
  padding: ${space.m};
  /* An edge where forced colours take the ground away. */
  border: 1px solid transparent;
  border-radius: ${radius.l};
  background: ${tint(color.accent)};

  & > svg {
    flex: none;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    color: ${color.accent};
  }
`

export const content = css`
  display: grid;
  gap: ${space.xs};
  min-inline-size: 0;
  max-inline-size: 72ch;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
    font-size: ${size.s};
    line-height: 1.6;
  }

  & a {
    color: ${color.accent};
  }
`
