/** Escapes text for elements and quoted attributes. */
export declare function escapeHtml(text: string): string;
/**
 * Text for a header or a single line. Control characters, line separators and direction marks become spaces, which
 * prevents header injection.
 */
export declare function oneLine(text: string, maximum?: number): string;
