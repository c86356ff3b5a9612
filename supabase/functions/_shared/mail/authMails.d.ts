import { type MailContent } from './layout.ts';
/** The mails of the auth service, by template name in `config.toml`. */
export declare const authMails: {
    confirmation: {
        strip: "inquiry";
        picture: "desk";
        note: string;
        asides: string[];
        title: string;
        preview: string;
        paragraphs: string[];
        button: {
            label: string;
            href: string;
        };
        reason: string;
    };
    recovery: {
        strip: "inquiry";
        picture: "desk";
        note: string;
        asides: string[];
        title: string;
        preview: string;
        paragraphs: string[];
        button: {
            label: string;
            href: string;
        };
        reason: string;
    };
    email_change: {
        strip: "inquiry";
        picture: "desk";
        note: string;
        asides: string[];
        title: string;
        preview: string;
        paragraphs: string[];
        button: {
            label: string;
            href: string;
        };
        reason: string;
    };
};
/** Renders a mail as a Go template of the auth service. */
export declare function authTemplate(content: MailContent): string;
