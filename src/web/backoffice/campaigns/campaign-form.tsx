import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import { countryCodes } from '#contract/countries';
import { campaignLanderNames, memberLanderNames } from '#contract/landers';
import { changeCampaign, draftCampaign } from '#contract/staff-campaigns';
import { countryName } from '#i18n/country-name';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { sendCall } from '../../data/use-call.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choices.tsx';
import { FieldErrorText } from '../../ui/field.tsx';
import { EyeIcon, PlusIcon } from '../../ui/icons.ts';
import { TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { openPreview } from '../site/open-preview.ts';
import style from '../site/site.module.css';
import { HeadlineFields } from './campaign-fields.tsx';
import type { CampaignData } from './campaign-page.tsx';
import { campaignIn, emptyCampaign } from './campaign-values.ts';

/** @spec 2.1 D3.1 D5.10 */
export function CampaignForm({ data }: { data: CampaignData }) {
  const t = useStaffText();
  const locale = useLocale();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const campaign = data.campaign ?? emptyCampaign;
  const isNew = data.campaign === null;
  const [variantCount, setVariantCount] = useState(campaign.variants.length);
  const shape = { languages: data.languages, variantCount };
  const { bind, errorOf, error, isPending } = useCallForm({
    call: changeCampaign,
    around: sendWithQuestions,
    bodyOf: values => ({
      campaign: campaignIn(values, shape, campaign),
      is_new: isNew,
      seen: data.changed?.id ?? null,
    }),
    wrong: {
      'campaign.slug': t('staff_campaigns.slug_wrong'),
      'campaign.landers': t('staff_campaigns.landers_wrong'),
      ...Object.fromEntries(
        Array.from({ length: variantCount }, (_, index) => [
          `campaign.variants.${index}.name`,
          t('staff_campaigns.variant_wrong'),
        ]),
      ),
    },
    onDone: (_answer, body) => {
      toast(t('staff_site.saved'), 'good');
      if (isNew) void navigate(`/backoffice/site/campaigns/${body.campaign.slug}`, { replace: true });
    },
  });
  const preview = () => {
    const form = bind.ref.current;
    if (!form) return;
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const drafted = campaignIn(values, shape, campaign);
    const lander = drafted.landers.find(name => !memberLanderNames.some(known => known === name));
    void openPreview(`/landers/${lander ?? 'video'}/${drafted.slug}`, () =>
      sendCall(cache, draftCampaign, { body: { campaign: drafted } }),
    );
  };
  return (
    <form {...bind} className="stack gap-2">
      {isNew && (
        <TextField
          label={t('staff_campaigns.slug')}
          hint={t('staff_campaigns.slug_hint')}
          name="slug"
          maxLength={40}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
          error={errorOf('campaign.slug')}
        />
      )}
      <fieldset>
        <legend className="weight-600">{t('staff_campaigns.landers')}</legend>
        <div className={style.boxes}>
          {campaignLanderNames.map(name => (
            <CheckboxField
              key={name}
              name={`lander-${name}`}
              label={name}
              defaultChecked={campaign.landers.includes(name)}
              aria-invalid={errorOf('campaign.landers') ? true : undefined}
            />
          ))}
        </div>
        <FieldErrorText id="landers-error" error={errorOf('campaign.landers')} />
      </fieldset>
      <HeadlineFields shown={campaign} data={data} errorOf={errorOf} />
      <div className="row wrap gap-1">
        {(['first_day', 'last_day'] as const).map(name => (
          <TextField
            key={name}
            label={t(`staff_campaign_field.${name}`)}
            name={name}
            type="date"
            defaultValue={campaign[name] ?? ''}
            error={errorOf(`campaign.${name}`)}
          />
        ))}
      </div>
      <div className="row wrap gap-1">
        {(['network', 'ref'] as const).map(name => (
          <TextField
            key={name}
            label={t(`staff_campaign_field.${name}`)}
            name={name}
            maxLength={150}
            autoComplete="off"
            defaultValue={campaign.source[name] ?? ''}
            error={errorOf(`campaign.source.${name}`)}
          />
        ))}
      </div>
      <details open={campaign.countries.length > 0}>
        <summary className="inline-row target weight-600">{t('staff_campaigns.countries')}</summary>
        <p className="quiet text-m">{t('staff_campaigns.countries_hint')}</p>
        <div className={style.boxes}>
          {countryCodes.map(code => (
            <CheckboxField
              key={code}
              name={`country-${code}`}
              label={countryName(locale, code)}
              defaultChecked={campaign.countries.includes(code)}
            />
          ))}
        </div>
      </details>
      <CheckboxField name="indexed" label={t('staff_campaigns.indexed')} defaultChecked={campaign.indexed} />
      {Array.from({ length: variantCount }, (_, index) => (
        <fieldset key={`variant ${index + 1}`} className="stack gap-1 line-above pad-block-1">
          <legend className="weight-600">{t('staff_campaigns.variant_number', { number: index + 1 })}</legend>
          <HeadlineFields shown={campaign.variants[index]} variant={index} data={data} errorOf={errorOf} />
        </fieldset>
      ))}
      <FieldErrorText id="variants-error" error={errorOf('campaign.variants')} />
      <p>
        <Button
          look="plain"
          small
          icon={<PlusIcon size={18} />}
          onClick={() => setVariantCount(variantCount + 1)}
        >
          {t('staff_campaigns.add_variant')}
        </Button>
      </p>
      <ErrorText error={error} />
      <div className="flex wrap gap-1 wide-buttons">
        <SubmitButton small busy={isPending}>
          {t('action.save')}
        </SubmitButton>
        <Button look="plain" small icon={<EyeIcon size={18} />} onClick={preview}>
          {t('staff_content.open_page')}
        </Button>
      </div>
    </form>
  );
}
