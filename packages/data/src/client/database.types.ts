export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      deals: {
        Row: never;
        Insert: never;
        Update: never;
        Relationships: [];
      };
      investor_onboarding: {
        Row: {
          completed_at: string | null;
          consent: boolean;
          created_at: string;
          experience: string;
          interests: string[];
          is_accredited: boolean;
          min_commitment: number;
          net_worth: number | null;
          residency: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          completed_at?: string | null;
          consent: boolean;
          created_at?: string;
          experience: string;
          interests: string[];
          is_accredited: boolean;
          min_commitment: number;
          net_worth?: number | null;
          residency: string;
          updated_at?: string;
          user_id: string;
        };
        Update: never;
        Relationships: [];
      };
      mail_outbox: {
        Row: {
          attachments: NonNullable<Json>;
          attempted_at: string | null;
          attempts: number;
          created_at: string;
          data: Json | null;
          error: string | null;
          headers: NonNullable<Json>;
          html_body: string | null;
          id: string;
          idempotency_key: string;
          kind: string | null;
          next_attempt_at: string;
          recipient: string | null;
          reply_to: string | null;
          sent_at: string | null;
          status: string;
          subject: string | null;
          text_body: string | null;
          uncertain_since: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      profiles: {
        Row: never;
        Insert: {
          created_at?: string;
          full_name?: string;
          id: string;
        };
        Update: never;
        Relationships: [];
      };
      resource_downloads: {
        Row: never;
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          resource_type: string;
          source_page: string;
        };
        Update: never;
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      check_health: { Args: { p_worker_ran?: boolean }; Returns: boolean };
      delete_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      newsletter_begin: {
        Args: {
          p_confirm_hash: string;
          p_email: string;
          p_mail: Json;
          p_mails_per_hour?: number;
          p_source: string;
          p_unsubscribe_hash: string;
        };
        Returns: string[];
      };
      newsletter_confirm: {
        Args: { p_mail: Json; p_token_hash: string; p_unsubscribe_hash: string };
        Returns: {
          mails: string[];
          result: string;
        }[];
      };
      newsletter_unsubscribe: {
        Args: { p_mail: Json; p_token_hash: string };
        Returns: {
          mails: string[];
          result: string;
        }[];
      };
      outbox_claim: {
        Args: { p_ids?: string[]; p_limit?: number };
        Returns: Database['public']['Tables']['mail_outbox']['Row'][];
      };
      outbox_settle: {
        Args: { p_attempt: number; p_error?: string; p_id: string; p_outcome: string };
        Returns: undefined;
      };
      outbox_write: {
        Args: { p_attempt: number; p_id: string; p_mail: Json };
        Returns: Database['public']['Tables']['mail_outbox']['Row'][];
      };
      qualification: {
        Args: Record<PropertyKey, never>;
        Returns: {
          awaits_second_factor: boolean;
          completed_at: string;
          has_record: boolean;
          is_qualified: boolean;
          min_commitment: number;
          required_commitment: number;
          unmet_conditions: string[];
        }[];
      };
      rate_limit_hit: {
        Args: { p_bucket: string; p_key_hashes: string[]; p_limits: number[]; p_window_seconds: number };
        Returns: {
          allowed: boolean;
          retry_after: number;
        }[];
      };
      store_lead: {
        Args: {
          p_acknowledgement: Json;
          p_fields: Json;
          p_id: string;
          p_kind: string;
          p_mails_per_hour?: number;
          p_owner_mail: Json;
        };
        Returns: string[];
      };
    };
  };
};
