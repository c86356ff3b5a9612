import { type TitlePicture } from '@podium/data/schemas/mailPictures.ts';
/** The stripe at the top of a mail, one colour for each kind of mail. */
declare const strips: {
    newsletter: {
        light: "#000000" | "#000000b8" | "#030706" | "#050d0b" | "#06201b" | "#07100e" | "#07100ea8" | "#07332d" | "#08302a" | "#0b1714" | "#0b4a41" | "#0c1f1b" | "#0c1f1b55" | "#0c4a22" | "#11211d" | "#12331f" | "#123d86" | "#1447c0" | "#152a4d" | "#172a25" | "#1c1603" | "#1d5f86" | "#23423a" | "#24312d" | "#2a0903" | "#2a2107" | "#2a3d37" | "#2a5249" | "#2b0f08" | "#2b1712" | "#3a2c05" | "#3b4743" | "#3d5049" | "#43110a" | "#43150c" | "#4d3600" | "#5a6b64" | "#687a72" | "#6fb39f" | "#73897f" | "#7a5200" | "#7fb6e6" | "#7fb8a6" | "#8c1604" | "#8fa399" | "#8fd3bf" | "#9cc0ff" | "#9fb0a7" | "#9fe0b4" | "#a8412a" | "#a9c2b6" | "#b0c0b7" | "#b3210a" | "#b3cdfb" | "#b4e6d7" | "#bd250d" | "#c0ccc5" | "#c3cec4" | "#c5280f" | "#cfe8d3" | "#d3e2fa" | "#d9765a" | "#d98a00" | "#d9a520" | "#dde2de" | "#e0e8de" | "#e2553a" | "#e4eee3" | "#e8eee4" | "#e9efe6" | "#eff2ec" | "#f2f6ee" | "#f4cdc0" | "#f8cfc1" | "#f9d4cb" | "#fafbf7" | "#ff8a6b" | "#ffb3a0" | "#ffb49f" | "#ffc22e" | "#ffc94d" | "#ffd166" | "#ffd877" | "#ffd9cc" | "#ffe08a" | "#fff5ee";
        dark: "#000000" | "#000000b8" | "#030706" | "#050d0b" | "#06201b" | "#07100e" | "#07100ea8" | "#07332d" | "#08302a" | "#0b1714" | "#0b4a41" | "#0c1f1b" | "#0c1f1b55" | "#0c4a22" | "#11211d" | "#12331f" | "#123d86" | "#1447c0" | "#152a4d" | "#172a25" | "#1c1603" | "#1d5f86" | "#23423a" | "#24312d" | "#2a0903" | "#2a2107" | "#2a3d37" | "#2a5249" | "#2b0f08" | "#2b1712" | "#3a2c05" | "#3b4743" | "#3d5049" | "#43110a" | "#43150c" | "#4d3600" | "#5a6b64" | "#687a72" | "#6fb39f" | "#73897f" | "#7a5200" | "#7fb6e6" | "#7fb8a6" | "#8c1604" | "#8fa399" | "#8fd3bf" | "#9cc0ff" | "#9fb0a7" | "#9fe0b4" | "#a8412a" | "#a9c2b6" | "#b0c0b7" | "#b3210a" | "#b3cdfb" | "#b4e6d7" | "#bd250d" | "#c0ccc5" | "#c3cec4" | "#c5280f" | "#cfe8d3" | "#d3e2fa" | "#d9765a" | "#d98a00" | "#d9a520" | "#dde2de" | "#e0e8de" | "#e2553a" | "#e4eee3" | "#e8eee4" | "#e9efe6" | "#eff2ec" | "#f2f6ee" | "#f4cdc0" | "#f8cfc1" | "#f9d4cb" | "#fafbf7" | "#ff8a6b" | "#ffb3a0" | "#ffb49f" | "#ffc22e" | "#ffc94d" | "#ffd166" | "#ffd877" | "#ffd9cc" | "#ffe08a" | "#fff5ee";
    };
    inquiry: {
        light: "#000000" | "#000000b8" | "#030706" | "#050d0b" | "#06201b" | "#07100e" | "#07100ea8" | "#07332d" | "#08302a" | "#0b1714" | "#0b4a41" | "#0c1f1b" | "#0c1f1b55" | "#0c4a22" | "#11211d" | "#12331f" | "#123d86" | "#1447c0" | "#152a4d" | "#172a25" | "#1c1603" | "#1d5f86" | "#23423a" | "#24312d" | "#2a0903" | "#2a2107" | "#2a3d37" | "#2a5249" | "#2b0f08" | "#2b1712" | "#3a2c05" | "#3b4743" | "#3d5049" | "#43110a" | "#43150c" | "#4d3600" | "#5a6b64" | "#687a72" | "#6fb39f" | "#73897f" | "#7a5200" | "#7fb6e6" | "#7fb8a6" | "#8c1604" | "#8fa399" | "#8fd3bf" | "#9cc0ff" | "#9fb0a7" | "#9fe0b4" | "#a8412a" | "#a9c2b6" | "#b0c0b7" | "#b3210a" | "#b3cdfb" | "#b4e6d7" | "#bd250d" | "#c0ccc5" | "#c3cec4" | "#c5280f" | "#cfe8d3" | "#d3e2fa" | "#d9765a" | "#d98a00" | "#d9a520" | "#dde2de" | "#e0e8de" | "#e2553a" | "#e4eee3" | "#e8eee4" | "#e9efe6" | "#eff2ec" | "#f2f6ee" | "#f4cdc0" | "#f8cfc1" | "#f9d4cb" | "#fafbf7" | "#ff8a6b" | "#ffb3a0" | "#ffb49f" | "#ffc22e" | "#ffc94d" | "#ffd166" | "#ffd877" | "#ffd9cc" | "#ffe08a" | "#fff5ee";
        dark: "#000000" | "#000000b8" | "#030706" | "#050d0b" | "#06201b" | "#07100e" | "#07100ea8" | "#07332d" | "#08302a" | "#0b1714" | "#0b4a41" | "#0c1f1b" | "#0c1f1b55" | "#0c4a22" | "#11211d" | "#12331f" | "#123d86" | "#1447c0" | "#152a4d" | "#172a25" | "#1c1603" | "#1d5f86" | "#23423a" | "#24312d" | "#2a0903" | "#2a2107" | "#2a3d37" | "#2a5249" | "#2b0f08" | "#2b1712" | "#3a2c05" | "#3b4743" | "#3d5049" | "#43110a" | "#43150c" | "#4d3600" | "#5a6b64" | "#687a72" | "#6fb39f" | "#73897f" | "#7a5200" | "#7fb6e6" | "#7fb8a6" | "#8c1604" | "#8fa399" | "#8fd3bf" | "#9cc0ff" | "#9fb0a7" | "#9fe0b4" | "#a8412a" | "#a9c2b6" | "#b0c0b7" | "#b3210a" | "#b3cdfb" | "#b4e6d7" | "#bd250d" | "#c0ccc5" | "#c3cec4" | "#c5280f" | "#cfe8d3" | "#d3e2fa" | "#d9765a" | "#d98a00" | "#d9a520" | "#dde2de" | "#e0e8de" | "#e2553a" | "#e4eee3" | "#e8eee4" | "#e9efe6" | "#eff2ec" | "#f2f6ee" | "#f4cdc0" | "#f8cfc1" | "#f9d4cb" | "#fafbf7" | "#ff8a6b" | "#ffb3a0" | "#ffb49f" | "#ffc22e" | "#ffc94d" | "#ffd166" | "#ffd877" | "#ffd9cc" | "#ffe08a" | "#fff5ee";
    };
    resource: {
        light: "#000000" | "#000000b8" | "#030706" | "#050d0b" | "#06201b" | "#07100e" | "#07100ea8" | "#07332d" | "#08302a" | "#0b1714" | "#0b4a41" | "#0c1f1b" | "#0c1f1b55" | "#0c4a22" | "#11211d" | "#12331f" | "#123d86" | "#1447c0" | "#152a4d" | "#172a25" | "#1c1603" | "#1d5f86" | "#23423a" | "#24312d" | "#2a0903" | "#2a2107" | "#2a3d37" | "#2a5249" | "#2b0f08" | "#2b1712" | "#3a2c05" | "#3b4743" | "#3d5049" | "#43110a" | "#43150c" | "#4d3600" | "#5a6b64" | "#687a72" | "#6fb39f" | "#73897f" | "#7a5200" | "#7fb6e6" | "#7fb8a6" | "#8c1604" | "#8fa399" | "#8fd3bf" | "#9cc0ff" | "#9fb0a7" | "#9fe0b4" | "#a8412a" | "#a9c2b6" | "#b0c0b7" | "#b3210a" | "#b3cdfb" | "#b4e6d7" | "#bd250d" | "#c0ccc5" | "#c3cec4" | "#c5280f" | "#cfe8d3" | "#d3e2fa" | "#d9765a" | "#d98a00" | "#d9a520" | "#dde2de" | "#e0e8de" | "#e2553a" | "#e4eee3" | "#e8eee4" | "#e9efe6" | "#eff2ec" | "#f2f6ee" | "#f4cdc0" | "#f8cfc1" | "#f9d4cb" | "#fafbf7" | "#ff8a6b" | "#ffb3a0" | "#ffb49f" | "#ffc22e" | "#ffc94d" | "#ffd166" | "#ffd877" | "#ffd9cc" | "#ffe08a" | "#fff5ee";
        dark: "#000000" | "#000000b8" | "#030706" | "#050d0b" | "#06201b" | "#07100e" | "#07100ea8" | "#07332d" | "#08302a" | "#0b1714" | "#0b4a41" | "#0c1f1b" | "#0c1f1b55" | "#0c4a22" | "#11211d" | "#12331f" | "#123d86" | "#1447c0" | "#152a4d" | "#172a25" | "#1c1603" | "#1d5f86" | "#23423a" | "#24312d" | "#2a0903" | "#2a2107" | "#2a3d37" | "#2a5249" | "#2b0f08" | "#2b1712" | "#3a2c05" | "#3b4743" | "#3d5049" | "#43110a" | "#43150c" | "#4d3600" | "#5a6b64" | "#687a72" | "#6fb39f" | "#73897f" | "#7a5200" | "#7fb6e6" | "#7fb8a6" | "#8c1604" | "#8fa399" | "#8fd3bf" | "#9cc0ff" | "#9fb0a7" | "#9fe0b4" | "#a8412a" | "#a9c2b6" | "#b0c0b7" | "#b3210a" | "#b3cdfb" | "#b4e6d7" | "#bd250d" | "#c0ccc5" | "#c3cec4" | "#c5280f" | "#cfe8d3" | "#d3e2fa" | "#d9765a" | "#d98a00" | "#d9a520" | "#dde2de" | "#e0e8de" | "#e2553a" | "#e4eee3" | "#e8eee4" | "#e9efe6" | "#eff2ec" | "#f2f6ee" | "#f4cdc0" | "#f8cfc1" | "#f9d4cb" | "#fafbf7" | "#ff8a6b" | "#ffb3a0" | "#ffb49f" | "#ffc22e" | "#ffc94d" | "#ffd166" | "#ffd877" | "#ffd9cc" | "#ffe08a" | "#fff5ee";
    };
};
/** The content of a mail, rendered as HTML and text. It contains no markup. */
export interface MailContent {
    strip: keyof typeof strips;
    /** Next to the title. */
    picture: TitlePicture;
    /** Top right, opposite the brand: 'The product memo'. */
    note: string;
    title: string;
    /** Preview text of mail clients, shown with the subject. */
    preview: string;
    paragraphs: string[];
    facts?: {
        label: string;
        value: string;
    }[];
    /** The visitor's own text; line breaks are kept. */
    quote?: string;
    button?: {
        label: string;
        href: string;
    };
    /** Small print below the button. */
    asides?: string[];
    /** Why the recipient gets this mail; in the footer. */
    reason: string;
    /** A link after the reason. */
    footLink?: {
        label: string;
        href: string;
    };
}
/**
 * HTML at 600 px width, with tables and inline styles for old clients, and a dark mode.
 *
 * @param siteUrl origin of its pictures, without a trailing slash
 */
export declare function mailHtml(content: MailContent, siteUrl: string): string;
/** The plain-text part. */
export declare function mailText(content: MailContent): string;
export {};
