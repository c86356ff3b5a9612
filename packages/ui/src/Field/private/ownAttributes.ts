/** Attributes of a native control that a field sets itself, or does not open. */
export type OwnAttributes =
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-required'
  | 'children'
  | 'className'
  | 'disabled'
  | 'name'
  | 'prefix'
  | 'required'
  | 'size'
  | 'style'
  | 'type';
